/** Words that say nothing about what is asked: English, German and French. */
export const UNTOLD = new Set(
  `a about after all also am an and any are as at be been but by can could did do does doing for from get gets got had
  has have he her him his how i if in into is it its just like many may me might much must my need needs of off on one or our
  please rule rules shall she should so some someone somebody tell than that the their them then there these they this
  those to up us use used was we were what when where which while who whom whose why will with work works would you your
  der die das den dem ein eine einen einem einer ich er sie es wir ihr man mein meine meinen ist sind war wird werden kann
  darf muss soll wenn wie was wann wer wo welche welcher welches mit und oder zu zum zur im am an auf aus bei von vom nach
  für gegen noch auch nicht kein pro gibt passiert
  le la les l un une des du de d au aux et ou que qui quoi quand comment est ce c il elle on je j tu nous vous mon ma mes son
  sa ses peut peux puis sur dans par avec sans pour en y a se s ne pas fait faire`
    .split(/\s+/)
    .map((word) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '')),
);
