/** Words of WW2 Skirmish that read better than as they are written. */
export const words: Readonly<Record<string, string>> = {
  'past-long': 'past long range',
  'past-extreme': 'past extreme range',
  'cannot-hit': 'no shot can hit',
  'team-may-volley': 'the team may fire one volley, which hits on a 20',
  'to-50mm': 'gun of up to 50mm',
  '51mm-and-over': 'gun of 51mm or more',
  'too-few-left': 'less than that is left',
  'as-rifle-grenade': 'counts as a rifle grenade',
  'quad-mg': 'quadruple machine gun',
  'at-rifle': 'anti-tank rifle',
  'at-grenade': 'anti-tank grenade',
};
