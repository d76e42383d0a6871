/** What the options of the drawn table's commands say. */
export const battlefield = {
  'battlefield new': {
    size: 'Its size in inches, like 72x48; 72 × 48 if you leave it out',
    fog: 'Units join hidden, and nobody else sees them until they’re spotted',
  },
  'battlefield size': { size: 'Its new size in inches, like 96x48' },
  'battlefield lay': {
    piece: 'What lies where: "wall wall-2 from AC17 to AH17", "wood at 30,20 radius 3"; semicolons divide',
  },
  'battlefield move': {
    what: 'The unit, marker or piece',
    to: 'Where to: a square (AC17), a pair (28.5,16.5), or "3 N", "6 toward Kruse", "in house-1"',
    facing: 'Where it faces: 0 is up the table, 90 to the right',
    storey: 'The storey of a building; 0 is the ground floor',
    formation: 'How the men of a unit stand',
  },
  'battlefield hide': {
    what: 'Your units; leave it out to seal again where your hidden units are',
    side: 'The side, for an umpire who hides nobody in particular',
  },
  'battlefield reveal': { what: 'Hidden units of yours' },
  'battlefield remove': { what: 'The piece, marker or unit' },
  'battlefield photo': {
    file: 'A photo of your table from above: PNG, JPEG or WebP; leave it out to move the one that’s there',
    first: 'A point of the photo: 120,930 in its pixels or 8%,92%; its lower left corner if you leave it out',
    second: 'Another point of it; its lower right corner if you leave it out',
    inches: 'How far apart the two points are on your table; as far as its edges if you leave it out',
    at: 'Where the first point lies, like A1; in the table’s lower left corner if you leave it out',
    to: 'Where the second one lies, if it isn’t straight to the right of the first',
    off: 'Take the photo away',
  },
  'battlefield import': {
    file: 'The table: JSON, or text with a line for each piece; leave it out for a form',
    json: 'The table itself, instead of a file',
  },
  'battlefield export': { as: 'The file’s format' },
  'battlefield preset': {
    name: 'What kind of table',
    seed: 'Any text: the same one makes the same table again',
    size: 'Its size in inches, like 72x48; as large as yours if you leave it out',
    fog: 'Units join hidden, and nobody else sees them until they’re spotted',
  },
  'battlefield show': {
    around: 'Only what’s near a unit or place',
    within: 'How many inches around it; 12 if you don’t say',
    sees: 'The enemies that this unit sees, with how far they are',
    text: 'Everything in words, for a screen reader',
    act: 'What the side that Umpire runs did last, act by act: the first one, the second one …',
    number: 'Its entry in the log; with no act, all that it did there',
  },
  'battlefield page': {
    spectators: 'What everybody may see, and not only your side',
    delay: 'How many seconds later spectators see it',
    close: 'End your side’s pages, and those of spectators',
  },
  'battlefield measure': {
    from: 'Who looks or shoots: a unit, marker or place',
    to: 'At whom, or where a line template ends',
    under: 'A template: who’s under it',
    at: 'Where the template’s middle lies, or a cone’s point',
    radius: 'A circle’s radius in inches',
    bearing: 'Where a template points: 0 is up the table, 90 to the right',
    length: 'How long the template is, in inches',
    width: 'How wide it is, in inches',
    by: 'What of a base has to be under it',
    ground: 'A place: what lies under it',
  },
};
