/** A battle of two squads: Reds of the Germans, played by Anna, and Blues of the British, played by Ben, under an umpire. */
export function twoSquads(rules: string): readonly string[] {
  return [
    `@ump /game new name:T rules:${rules} sides:"Germans, British"`,
    ...(rules === 'landser' ? ['@ump /game house toggle:fixed-initiative on:true'] : []),
    '@anna /game join side:germans',
    '@ben /game join side:british',
    '@anna /unit squad name:Red',
    '@ben /unit squad name:Blue',
  ];
}
