/** How we read the book where it is unclear, besides what it shares with the expanded edition. */
// biome-ignore format: a ruling a line
export const rulings = {
  'R-02': 'You throw for initiative once. Then the sides alternate.',
  'R-25': 'A grenade launcher needs 5 at medium range and 6 at long.',
  'RC-01': 'Medium range is over 5″ to 10″ and long over 10″ to 30″, everywhere. House rule medium-to-15 moves that edge to 15″.',
  'RC-02': 'Exactly 2″ is point blank, exactly 5″ short, 10″ medium, 30″ long and 60″ extreme.',
  'RC-03': 'A pistol jams like a rifle, on a 6. House rule listed-jams-only lets it never jam.',
  'RC-04': 'What the book says of automatic fire holds for the GPMG too.',
  'RC-05': 'Every opponent this turn is -1 in an assault, the first one too. Both sides always have one, so it cancels out.',
  'RC-06': 'A forced hide lasts through the figure’s next turn. Then a Move ends it.',
  'RC-07': 'A light wound lasts as long as its row says. Where the row says nothing, it lasts as long as the hide.',
  'RC-08': 'Disorientated and the -1 of a serious wound both count in an assault.',
  'RC-09': 'A man in hide or sneaking who is assaulted surrenders without dice, even among friends. House rule fight-when-hiding has him fight unless he is alone.',
  'RC-10': 'A man who assaults moves 4″. House rule assault-move-fast gives him 7″.',
  'RC-11': 'Firing from a moving vehicle is -3 in all. From one that stands it is nothing.',
  'RC-12': 'The template of a GPMG that stops, or is forced into hide, is lifted.',
  'RC-13': 'An SMG may move with automatic fire, at -1. House rule no-moving-auto forbids it.',
  'RC-14': 'The template of a launcher is 4″ across.',
  'RC-15': 'A man who checks his wound comes out of hide by a Move, as all do.',
  'RC-16': 'A man who captures another acts in his own turn, neither in hide nor locked, with nothing done but a move or an assault. He has five prisoners at most.',
} as const;
