import type { Term } from './term.ts';

/** Words without weight: they say nothing about what's asked, or nothing more beside the name of a thing. */
export const fillers: readonly Term[] = [
  // English, German and French.
  {
    filler: 'always',
    called:
      `a about after all also am an and any are as at be been but by can could did do does doing for from get gets got had has have he
  her him his how i if in into is it its just like many may me might much must my need needs of off on one or our please rule
  rules shall she should so some someone somebody tell than that the their them then there these they this those to up us use used
  was we were what when where which while who whom whose why will with work works would you your again allowed already always
  anyone anybody because bro btw cuz dunno else even ever exactly explain gonna gotta happen happening happens hey hi know let
  lets mate mean means ok okay now pls plz possible possibly question quick quickly really remind say says sorry stuff sure thanks
  thing things think thx too try tries trying u ur versus vs w want wanna wants way yeah yet actually currently basically supposed
  arent ca cant couldnt didnt doesnt dont hasnt havent hes hows id im isnt ive shes shouldnt thats theres theyre wasnt werent
  whats whens wheres whos wo wont wouldnt youre der die das den dem ein eine einen einem einer ich er sie es wir ihr man mein
  meine meinen ist sind war wird werden kann darf muss soll wenn wie wann wer welche welcher welches mit und oder zu zum zur auf
  aus bei von vom nach für gegen noch auch nicht kein pro gibt passiert bitte da dann dazu denn dies diese diesem diesen dieser
  dieses doch dort dürfen dürft eigentlich einfach etwas geht genau gilt haben habe hat hatte hier hätte ihm ihn ihnen ihre ihren
  immer jede jeder jedes jemand jetzt keine keinen konnte könnte können könnt machen macht mal muß müssen müsste nun ob sein seine
  seinem seinen seiner sich sollen sollte somit unser unsere warum weiß werde wieder wieso wieviel wieviele viele viel wollen
  worden wurde würde um le la les l un une des du de d au aux et ou que qui quoi quand comment est ce c il elle je j tu nous vous mon
  ma mes son sa ses peut peux puis sur dans par avec sans pour en y se s ne pas fait faire`.split(/\s+/),
  },
  {
    // What a whole sentence has besides: pronouns, auxiliaries, and how one asks politely or at length.
    filler: 'always',
    called:
      `myself ours ourselves yours yourself himself hers itself theirs being having during upon via whether either neither every
  everything anything something somewhere anywhere everywhere whenever wherever whatever whichever whoever however though although
  unless since ago sometimes usually almost quite rather maybe perhaps probably certainly simply well fine went given gave made
  wanted knows known said thought looking seem seems become becomes apply applies applied affect affects involve involves require
  requires required cause causes caused depend depends determine determines wonder wondering guess suppose ask asked asking answer
  rulebook book example instance case cases situation sort kind type kinda sorta entire specific certain particular generally able
  unable permitted meant likely lot lots bit such nor lemme gimme innit lol hmm hello anyway regarding concerning according thank
  aber allem allen aller alles als ander andere anderen anderer anderes beim bin bist damit dass dein deine dich dir eines einige
  euch euer gewesen hab hin indem ins jedem jeden jene manche meinem meiner mich mir sehr selbst solche sondern sonst uns waren
  weil welchem welchen wirst wollte wurden zwar bekomme bekommt bekommen kriege kriegt brauche braucht brauchen nehme wirklich
  überhaupt gerade schon also hallo danke sagen fragen frage regel regeln
  ces cet cette ceux elles eux ils leur leurs lui mais moi nos notre qu ta te tes toi ton vos votre été êtes suis sommes sont sera
  serait seront était étaient avoir avons avez ont avait être fais faut doit doivent dois peuvent très aussi déjà alors si quel
  quels quelle quelles lors lorsque cela ceci celui celle ici faudrait veut veux vouloir pouvoir devoir besoin bonjour merci règle
  règles normally typically ordinarily normalerweise üblicherweise gewöhnlich insgesamt ungefähr überall gleichfalls normalement habituellement
  généralement environ exactement`.split(/\s+/),
  },
  {
    filler: 'beside a name',
    called:
      `guy guys man enemy against behind hinter gegen auf derriere contre shoot shoots shooting fire fires firing score needs needed
  bonus per turn each max maximum total value values number stats stat table of weapon tank vehicle inch inches much far fast roll
  dice hit need long big good target targets away off distant
  wieviel viel hat haben hoch weit schnell combien`.split(/\s+/),
  },
];
