/**
 * How we read the book where it's unclear, contradicts itself, or says nothing. The rulings on whole battles are in the list of
 * rules.
 */
// biome-ignore format: a ruling a line
export const rulings = {
  'HP-RUL-01': 'The book’s prose and its armour table contradict each other. You add 2D6, the strike value and the angle: more than the armour destroys, equal disables, less glances off. The house rule roll-under-strike takes the prose at its word for guns: under strike value plus angle destroys, equal disables, and armour plays no part.',
  'HP-RUL-02': 'A whole move off the road, or off-road ground before any road, uses the table. After a road, off-road speed is the table’s figure or half the road speed, whichever is less. Infantry never change, as their speeds are equal. The house rule proportional-movement always uses the table.',
  'HP-RUL-03': 'A throw that equals the number to hit is a hit, as the chart says. With the house rule strict-to-hit, guns have to beat the number; launchers don’t.',
  'HP-RUL-04': 'A distance on the edge of two bands is in the nearer one, and the last edge is still in range.',
  'HP-RUL-05': 'Nothing shoots at a vehicle beyond 45″, where the strike chart ends. The 60″ of four guns counts against houses and walls. With the house rule extended-range, those four use the last column out to 60″.',
  'HP-RUL-06': 'Where the last cell of a row is missing, it’s an x: no shot. The 50mm short has no range in the book, so it reaches 30″ like the 50mm.',
  'HP-RUL-07': 'The tank stick has two outer sections at −2 (glancing), two at −1 (oblique) and two blank ones in the middle (square). The angle counts once, for every weapon that throws for a strike, launchers too. A line exactly on a mark counts in the firer’s favour. If you don’t give an angle, it’s square.',
  'HP-RUL-08': 'Half of an odd number is rounded down: a crew of 5 loses 2, a single driver survives. It’s the same whatever destroyed the vehicle, and for passengers. The house rule losses-round-up rounds up. Those who survive get out behind the wreck.',
  'HP-RUL-09': 'Tiger, JS, KV, Pershing, Panther and Churchill are heavy tanks; T-60, T-70, BT and Stuart are light; the Stug III is an assault gun; all other tanks are medium. The JS I has the armour of the JS II. For a vehicle that isn’t in the table, take the nearest one and give its armour and crew yourself.',
  'HP-RUL-10': 'An anti-tank gun or mortar fires from the turn after it was unhooked, artillery one turn later. An observer may call in the last turn of setting up. A call holds while he sees that point; a new point needs a new call. The house rule call-every-salvo needs a call each time. Artillery and heavy mortars have no range limit, and light mortars need no call.',
  'HP-RUL-11': 'The die picks one of the template’s five areas, as the firer sees it, and only men under that one are caught. Men are near only if their whole base is within 1″ of the centre. With the house rule tight-blast, every man under a mortar’s circle is near.',
  'HP-RUL-12': 'Save modifiers go on the die, and 5 or more saves. A wall and a house don’t add up; being near counts with either. Woods give nothing, because the book prints no number. The house rule woods-shelter gives +1 in woods.',
  'HP-RUL-13': 'The book leaves out the 4 for soft vehicles in the artillery square: it disables them, to match the other rows. A salvo can’t destroy a tank, and mortars do nothing to vehicles. Men aboard don’t save on their own.',
  'HP-RUL-14': 'Soft cover adds to the other to-hit modifiers, for −3. A low wall and hull down are the same protection, so together they’re −2.',
  'HP-RUL-15': 'The save from a grenade is for everyone in the blast, in the open too, and cover doesn’t change it. The blast is 1″ across, and a miss does nothing. With the house rule deadly-grenades, a hit in the open kills everyone it catches.',
  'HP-RUL-16': 'You don’t throw to hit a house. Every gun with a strike value has −1 against it, towed or in a tank, and so does a mortar; artillery doesn’t. Hits from all weapons add up. A house under the area that a mortar or battery hits takes its throw too, besides the saves of the men inside.',
  'HP-RUL-17': 'The −1 of anti-tank guns and mortars goes for walls and fences too. A section that’s halved twice is a gap.',
  'HP-RUL-18': 'All morale modifiers add up, except that half lost replaces a quarter lost, and within one move replaces within sight. The house rule stacking-morale adds those too. A total below 1 counts as 1, above 6 as 6.',
  'HP-RUL-19': 'Each threshold of losses counts once, in the turn you cross it. A unit checks at most once a turn, in the morale step, with all modifiers. Halted units may fire; retreating and routing units don’t. A retreat or rout replaces a halt. A lost officer means a halt for the next 2 turns and −1 until a new one joins. The last three moves are this turn and the two before.',
  'HP-RUL-20': 'A throw of 9 to 11 for visibility gives 25″, as printed, although 5 to 8 gives 30″. It’s probably a misprint, and the house rule bright-visibility makes it 35″.',
  'HP-RUL-21': 'A pistol has a range of 1″ but no scores of its own. It uses the rifle’s row for 0 to 3″.',
  'HP-RUL-22': 'Blank and X cells in the small-arms tables can’t score, whatever the modifier. A rifle hit removes the man, and a cone catches friends too. You don’t throw for men aboard a vehicle. A vehicle’s machine gun is a heavy one; the BAR and Bren are light. Bushes, woods and fences are soft cover; walls, houses, bunkers and digging in are hard.',
  'HP-RUL-23': 'Guns, artillery and mortars fire first, then small arms, machine guns, launchers and grenades. All shots of one step count before anything is removed, and casualties come off between the two steps. The house rule all-fire-simultaneous takes them off after both. Each weapon fires once a turn.',
  'HP-RUL-24': 'A move at two thirds is rounded down once, at its end. The book’s 6 for 2/3 of 11 is a slip: it’s 7.',
  'HP-RUL-25': 'The size of the table is meant in feet. The house rule centimetres only changes the unit that’s printed. The house rule double-scale doubles speeds, weapon ranges and visibility, but not blasts, the 2″ of a capture, or what houses hold and take.',
  'HP-RUL-26': 'A vehicle that’s disabled twice is no worse off, but it can still be destroyed. Its crew may stay and fire or get out; passengers always get out.',
  'HP-RUL-27': 'Both men who capture something have to end the turn touching it. That’s when you check for enemies within 2″.',
  'HP-RUL-28': 'The book has no dice for melee, no tank guns at men, and no smoke, spotting, suppression, wounds, initiative, points or solo play. If you ask for one of these, Umpire says so and offers what comes closest.',
  'HP-RUL-29': 'A bazooka, panzerschreck or PIAT with one man left can’t fire. Any comrade may step in as the second man.',
  'HP-RUL-30': '“A move” as a distance is the off-road speed of the unit that checks: 3″ for infantry, so two moves are 6″.',
  'HP-RUL-31': 'Launchers hit on 6 or more with 2D6, like guns at close range, and the target’s cover counts. The book gives no number for the panzerfaust and the PIAT; they need the same 6.',
} as const;
