/** Passwords of eight characters and more, by frequency in leaks (the list of Royce Williams that Django ships). */
export const leakedPasswords = `
myspace1 homelesspa target123 1g2w3e4r zag12wsx gwerty123 iloveyou1 fuckyou1 princess1 passer2009 fqrg7cs493 linkedin
babygirl1 michelle j38ifubn iloveyou2 jennifer 0987654321 fuckyou2 baseball1 1111111111 basketball asshole1 butterfly
fuk19600 sunshine1 alexander 29rsavoy 3rjs1la7qe password2 vqsablpzla jonathan 1234567891 cjmasterinf christian
yuantuo2012 victoria million2 benjamin diosesfiel dpbk1234 pe#5gz29ptzmse elizabeth computer1 michelle1 liverpool1
0000000000 tinkerbell butterfly1 nicholas danielle chocolate1 a838hfid 999999999 jennifer1 111222tianya 1password
november samantha1 elizabeth1 myspace123 qqww1122 whatever1 hellokitty startfinding n0=acc3ss spongebob1 alexandra
december patricia friends1 123hfjdk147 beautiful caroline bubbles1 fuckoff1 lovelove veronica yagjecc826 iw14fi9j
september alexander1 spongebob 12121212 stephanie iloveyou! aa123456 asdfghjkl1 monster1 destiny1 blessed1 slipknot1
emmanuel spiderman1 charlotte beautiful1 brittany kristina 3odi15ngxb 421uiopy258 isabella 123456abc myspace2 12345678a
kimberly forever1 cameron1 california metallica1 1v7upjw3nt brittany1 bismillah babyboy1 christian1 danielle1 christine
gangsta1 password! uqa9ebw445 iloveyou12 hardcore sz9kqcctwy dolphin1 abc123456 starwars1 loveyou1 tiffany1 angelina
d2xyw89sxj courtney playboy1 crystal1 marseille friendster password3 jonathan1 nicholas1 angel123 jackass1 rainbow1
poohbear1 justinbieb 1234512345 iloveme1 3d8cubaj2e remember catherine victoria1 popcorn1 isabelle lakers24 lizottes
steelers1 password. p3rat54797 blessing rockstar1 peaches1 love4ever strawberry bigdaddy qwert12345 iverson3 vanessa1
bullshit yourmom1 christopher fuckyou! azertyuiop angelica midnight1 12345qwerty love1234 williams babygurl1 5555555555
sunflower greenday1 precious1 evildick a12345678 brooklyn1 sweetheart money123 stephanie1 shopping lebron23 inuyasha
21212121 christina linkinpark facebook soccer12 qq123456 giovanni zxcvbnm123 career121 australia soccer10 password11
ig4abox4 rebecca1 asdasdasd brianna1 qw123321 southside1 getmoney1 francesco ronaldo7 savannah sterling jesus123
monkey123 courtney1 bigdaddy1 mahalkita awesome1 teddybear alessandro gabriel1 bestfriend volleyball hollister1
password7 element1 chouchou francesca natalie1 fishing1 princess12 w5txn36alfw bitch123 zachary1 happiness antonio1
babygirl12 monkey12 111111111 virginia anderson chris123 grandma1 twilight1 bitches1 scarface1 godisgood giuseppe
abcdefg123 softball1 pumpkin1 loveyou2 benjamin1 ladybug1 hallo123 cookies1 florence margarita children fuckyou123
cristian soccer11 hollywood password01 zzzzzzzz 2012comeer password5 business inuyasha1 sabrina1 amoremio p@ssw0rd
harrypotter nirvana1 asdasd123 n8zgt5p0shw= internet1 airforce1 sample123 groupd2013 flowers1 icecream1 vrbgqns997
christmas superstar1 kathleen bulldog1 cupcake1 christina1 westside1 qti7zxh18u frankie1 megaparol12345 johncena1
redneck1 marshall jackson5 football12 india123 september1 19871987 snickers1 myspace! 123456789m 1qaz1qaz shithead
welcome123 motdepasse kimberly1 alexandre killer123 spencer1 runescape1 francisco jesus777 asdfjkl: casanova carpediem
mitchell franklin stonecold iloveyou. 19851985 christophe jesuschrist handsome muhammad aaaaaaaaaa maxwell1 g9l2d1fzpy
margaret anastasia babygirl2 savannah1 sweetie1 123456654321 d1lakiss katherine hotmail1 diwtgm8492 patches1 snowball1
cutiepie gangster1 valentine cambiami beatrice 69696969 green123 trouble1 19841984 comeon11 myspace12 james123
asdfghjkl: 19861986 lawrence mercedes1 soccer13 dragonball 1234asdf 135792468 yahoo.com hollywood1 forever21 success1
trinity1 princess2 123456123 omsairam harrison onelove1 ihateyou1 buttercup cocacola1 johncena nathalie soccer123
timothy1 runescape argentina penelope hahahaha scoobydoo stephen1 georgia1 7894561230 19891989 orlando1 jacket025
nonmember ciaociao qwerty321 digital1 maryjane1 nothing1 ilovegod asdqwe123 19921992 summer08 paintball1 pokemon123
football2 sexybitch1 sureno13 password4 telechargement cleopatra shithead1 qweasd123 bullshit1 sebastian1 ilovejesus
david123 monique1 19821982 123456123456 19801980 butthead elephant1 cutiepie1 baseball12 password13 sexygirl1 youbye123
porsche1 martinez buddy123 pineapple allison1 teddybear1 birthday houston1 fuckyou69 vincent1 federico napoleon
smoke420 friendship golfcourse babygurl mohammed charmed1 chopper1 drummer1 iloveme2 12301230 music123 x4ivyga51f
skittles1 isabella1 19831983 christine1 raymond1 bradley1 naruto123 qwe12345 9-11-1961 asd123456 catalina iloveyou3
13131313 123456789s something barcelona1 123456987 6hbf28w791 sexygirl vampires pussycat charlotte1 strength moonlight
carolina1 myspace. 1loveyou 10203040 hardcore1 10101010 johnson1 tnk0mk16vx medicine password10 h1xp2z2duk baseball2
password0 spartan117 ilovehim1 19951995 yfdbufnjh10305070 blackberry mypassword dragon123 tiger123 darkangel salvador
natasha1 lilwayne1 melanie1 jaimatadi thebest1 qwerty11 abigail1 indonesia pebbles1 dearbook aobo2010 genesis1
cassandra lovelife penguin1 devil666 personal skateboard alabama1 sporting ka_djkhjsy6 montana1 remember1 19881988
fuku00198 bearshare newport1 jeremiah 20102010 fuckme69 alejandro1 budlight1 lorraine asdfasdf1 capricorn blondie1
evony192 mexican1 vampire1 blablabla darkness1 aaliyah1 kenneth1 12qw23we wrestling1 daniel123 veronica1 westlife
cricket1 summer09 dragons1 dickhead azerty123 sk84life testtest watermelon dragon12 babylove 14531453 federica dumbass1
passer2011 myspace3 monalisa dominique password9 killer12 alexandra1 papillon teacher1 cheyenne1 monkeys1 dolphins1
miranda1 jeffrey1 tokiohotel 19941994 kissmyass sebastien england1 wangyut2 lucky123 wrestling pitbull1 19931993
death666 lollipop1 shadow12 salvatore 123456asd jamaica1 panthers1 19901990 idontknow1 blahblah1 american special1
123456789j loverboy1 9999999999 1myspace 19811981 123456qwe kkkkkkkk abcde12345 dodgers1 1princess 369258147 987456321
justice1 iloveyou7 kitty123 dragonfly bluefish nightmare sweetpea1 dalejr88 broncos1 bulldogs1 qweqweqwe buttercup1
master123 dominic1 password00 babydoll1 lindsey1 ronaldinho loser123 password8 stellina summer07 february candy123
newlife1 19911991 lilmama1 valentino lovebug1 password22 password69 godislove yousuck1 pakistan1 mommy123 19781978
charlene shadow123 scorpio1 valencia creative1 sk8ordie josephine atlanta1 ohmnamah23 123456789k molly123 jellybean
yankees2 ladygaga bella123 sexymama1 0.00000000 a1b2c3d4e5 barbara1 liberty1 y6p67ftrqj dickhead1 redskins1 october1
warcraft1 kristen1 sammy123 drpepper1 schalke04 stratfor lover123 prettygirl insanity naruto12 christmas1 scarlett
soccer14 tottenham pantera1 12345679 fountain 2222222222 newcastle 5hsu75kpot lollypop rosemary qwerqwer illinois
chandler 01020304 magnolia patricia1 zxasqw12 gabrielle akopa123 123456789d andromeda warrior1 paramore 19791979
sunflower1 cinderella istanbul michael2 hamilton november1 porsche911 passion1 1234567890a cookie123 education
alessandra marines1 antonella ocpoook325 gregory1 my2girls casablanca michigan1 vikings1 19751975 qazwsxedc1 bettyboop
yahoo123 billabong 20092009 98765432 qwe123qwe marketing swordfish1 marissa1 madeline brother1 stanley1 fuckyou12
december1 perfect1 temppass 123456789l anything chargers1 kittycat1 monkey11 hershey1 blackjack country1 patriots1
catherine1 kevin123 wow12345 boobies1 google123 bobmarley pickles1 douglas1 carlitos 19961996 skyline1 aaron431
smile123 123456789p 1q2w3e4r5 wonderful caroline1 1zn6fpn01x paintball scoobydoo1 butterfly2 clifford underground
baseball7 warcraft3 1357924680 daddysgirl micheal1 washington williams1 1fr2rfq7xl giovanna g13916055158 bigdick1
tristan1 kristine 7777777777 1a2s3d4f jordan12 football10 thuglife1 maverick1 youngmoney germany1 password23 alladin79
just4fun lilwayne telephone sandrine snowman1 therock1 lindsay1 juggalo1 asdfg123 hernandez robinson ilovehim
spiderman3 serenity1 godbless katherine1 ronaldo9 football7 marianne chemistry bettyboop1 1q2w3e4r5t6y7u8i9o0p ireland1
snowflake brownie1 callofduty 20082008 baseball3 myspace.co rocknroll 12345qwe bubblegum1 bubblegum cashmoney everton1
fucklove1 5xfgs3ii9d 1asshole claudia1 nicole12 myspace7 something1 michaela garfield1 blueberry 12345abc hotstuff1
icehouse marlboro1 mackenzie superman12 universal 123456789o marshall1 juliette stefania cashmoney1 lighthouse metal666
longhorns1 loveme123 carebear 19761976 arizona1 rosebud1 damilola rocky123 singapore superman2 lkjhgfdsa jordan123
cracker1 september2 soulmate monkey13 black123 magdalena ironmaiden pokemon12 esperanza slayer666 thumper1 password6
scrappy1 cheater1 123456789123 godfather 19731973 baseball11 qwertyqwerty polniypizdec110211 maximus1 revolution
testpass purple12 playstation as123456 skate4life priyanka imissyou sexybitch radiohead cynthia1 lightning dreamer1
123456as tyler123 shopping1 butthead1 soccer15 maria123 smallville evolution whitney1 1babygirl fashion1 linkedin1
112233445566 motherfucker baseball10 colombia1 galatasaray ashley12 daniel12 pinkfloyd lavender johnjohn 23232323
gladiator nathaniel ricardo1 preston1 alexandru snowboard champion1 wildcats1 january1 russell1 sweetness justinbieber
lovelove1 marijuana research qqqqqqqq nichole1 ashley123 power123 handball windows1 princess10 princesse pizza123
beatles1 simpsons1 19771977 19971997 jason123 loveless bananas1 aaaa1111 babygirl13 cutie123 nks230kjs82 12345678q
trinidad alejandra1 anamaria papamama qwe123456 classof09 love12345 webhompass gabriella monkey22 boricua1 daddy123
25252525 eleven11 987654321a 12345671 d71lwz9zjs anthony2 nicole123 kaitlyn1 baseball5 derrick1 eastside1 godisgreat
esmeralda 000000000 123456789987654321 hottie101 garrett1 qweasdzxc123 vincenzo private1 kittykat soccer22 vaffanculo
football11 123456qw michael123 19741974 rodriguez frederic nintendo1 sublime1 truelove1 nevermind corvette1 gabriele
phantom1 jumpman23 justin123 pineapple1 puppies1 pornstar valerie1 logitech1 baller23 peter123 "zxcvbnm,./" marianna
babycakes1 hannah123 asshole2 australia1 anderson1 drowssap1 fireman1 gorgeous iloveyou22 abhishek 123456789123456789
riccardo iloveyou13 college1 caitlin1 23456789 maprchem56458 angelica1 sarah123 purple123 sunshine2 breanna1 southpark
fuckyou3 halloween 134679852 1a2b3c4d5e lasvegas1 password21 sooners1 master12 hawaii50 babyface fernando1 backspace
25251325 detroit1 f00tball iloveyou14 angelina1 myspace11 cookie12 disturbed1 q123456789 123456789b campbell blue1234
unicorn1 24682468 francis1 football9 chrisbrown 123456ab soccer17 blink123 asdf3423 motocross gonzalez spiderman2
bethany1 fuckyou. universe morrison mitchell1 5532361cnjqrf austin316 chevrolet 1020304050 starlight aleksandra
katrina1 buttons1 london12 daisy123 fucklove hermione secret666 1million qdujvyg5sxa francois cassidy1 highheel
carebear1 cheese123 iloveyou11 richmond iloveyou4 football3 sexyboy1 eh1k9oh335 patience laurence qwertyuiop[]
mastermind a1a2a3a4 jellybean1 princess13 toulouse iamthebest jesusislord holiday1 slimshady charlie2 delpiero
university hamster1 princess11 hunting1 america10 sayangku deathnote 12345678900 qazwsxedc123 crazy123 phillip1
iloveyou123 kissmyass1 flower123 opensesame brittney justin12 cuddles1 uvgx8f8232 adriana1 jefferson abcdefghij
xxxxxxxx sentnece mexico13 virginia1 passwort1 pk3x7w9w eleonora vodafone britney1 thegame1 taekwondo football5
sexylady franklin1 mamamama jeremiah1 nokia6300 james007 jessica123 cannabis goldfish1 hannah12 stephane makayla1
wordpass1 iloveyou5 kennedy1 faithful president rochelle 12345678901 download nicolas1 southside hunter12 ji394su3
naughty1 mississippi baseball13 onepiece kristin1 skate123 19721972 babygirl10 captain1 univers2l hottie12 kingkong1
scruffy1 chrissy1 maurice1 ssyu1314 blackie1 babyblue1 national theking1 agnieszka billabong1 soccer21 1andonly
summer06 princess3 love123456 indiana1 princess7 falcons1 annabelle ab123456 hottie123 guadalupe 12345678s calimero
yamahar1 friday13 rebelde1 qweqwe123 summer12 newcastle1 jessica2 colorado1 fenerbahce ironman1 castillo babyboo1
southpark1 victory1 eclipse1 trumpet1 pussy123 charlie123 american1 pass1word information international skipper1
jackass2 mohammad lucas123 myspace13 ashleigh littleman1 mnbvcxz1 789654123 shadow13 123mudar ilovemymom natalia1
andrew12 doraemon abdullah ihateyou2 asdfgh123 qwertyu1 marie123 redhead1 babycakes discovery hello1234 batman123
alex1234 friends2 jobsearch 19981998 madonna1 p4ssw0rd princess01 3rjs1la2qe andrew123 123456789c dallas214 classof08
12qw34er interests d9zufqd92n 123456qq soccer23 guillaume kikeunyw sexylady1 allstar1 honeybee oscar123 elisabeth
batista1 nascar24 ilikepie sampson1 football21 lincoln1 arschloch felicidade 123456789r 123456789t 6v21wbgad dirtbike1
gerrard8 skeeter1 rhfcjnrf myspace5 qwertyuio1 rooster1 cassandra1 soccer16 morning21 dominique1 libertad swimming1
3children louloute my3girls qwertyuiop1 168asd168 123admin321 johndeere trucker1 monkey69 chicken2 miami305 nopassword
ilovemyself michael12 fernandez mathilde sweetness1 babygirl3 football22 c43qpul5rz hotgirl1 nightmare1 kristina1
jacqueline michele1 thompson alberto1 ronaldo1 fussball akax89wn lovingyou scotland1 domenico sasha123 cellphone1
danny123 peace123 lacrosse1 12345abcde lovehurts1 goodgirl sunshine12 loveme12 zxcvbnm: chocolate2 farfalla 3rjs5la8qe
catfish1 princess! 01234567 hunter123 waheguru roberto1 iloveu123 1qaz!qaz verizon1 toshiba1 sk8board bobby123 mymother
fuckyou7 motorola1 z1x2c3v4 carlos123 malaysia flamengo emily123 marjorie tigger12 attitude krystal1 pothead1 mario123
qarglr123 temppassword elizabeth2 syncmaster 7ugd5hip2j platinum1 1234567890- jjcg16dj5k amandine thomas123 manunited
hellohello desiree1 tacobell1 kingdom1 wachtwoord salvation megaparol layouts1 priscilla eduardo1 fuckfuck bkl29m2bk
cartman1 theresa1 rolltide1 fuckthis1 jacob123 cristiano dragon13 diamonds1 nascar88 losangeles drjynfrnt project1
honey123 facebook1 babylove1 sweet123 24681012 kayleigh xiang123456 1q2w3e4r5t6y7u freddie1 nokia123 amber123
samsung123 321321321 converse school123 spongebob2 freestyle excalibur 69camaro nounours 11221122 myspace01
professional surfing1 player69 abracadabra testing123 8888888888 sexymama brittney1 password14 polniypizdec1102
abcdef123 microsoft1 geraldine m123456789 student1 whiskers lovehurts nyq28giz1z topolino fuckoff! caramelo hernandez1
p0o9i8u7 lovelife1 bangladesh summer123 general1 20002000 linkedin123 oklahoma virginie myfamily lollypop1 jessica12
milagros taylor12 0r968ji9ufj6 gonzales baseball9 delphine anthony123 rachelle sailormoon sylvester 0102030405
buster123 harrison1 mexico123 password99 bitch101 akatsuki dragonballz babygirl11 smackdown smile4me roadrunner
water123 alfaromeo walmart1 littleman laetitia 92k2cizcdp vanilla1 shadow11 summertime komputer 19071907 paradise1
freebird snowflake1 london123 amanda123 armagedon love4life pakistan123 messenger katie123 badgirl1 jundian2011xr
123456781 buffalo1 yfdbufnjh63 satellite nokian73 12345654321 register thomas12 martinez1 happiness1 senha123
18atcskd2w gsxr1000 home1234 fredfred myspace4 evangelion harmony1 dangerous jeanette familyguy1 monamour angel101
beyonce1 pikachu1 ilovemom supernova business1 stoner420 a123456a brandon2 viphv5j736 summer11 godisgood1 fuckoff2
joseluis kisskiss qwertyuiop123 whatthezor baseball8 20012001 welcome2 000webhost voyager1 iw14fi9jxl nickjonas1
daredevil rainbow6 19691969 asshole123 369852147 ms0083jxj brigitte wolverine1 1truelove qwe1122334 kathleen1 chandler1
packers4 oakland1 teiubesc asd12345 q2w3e4r5 dt123456 angelika yellow12 cm6e7aumn9 thankgod mackenzie1 mammamia
bangalore sparkle1 babybaby gianluca robert123 bentley1 tottenham1 fantasy1 8ix6s1fceh suckmydick cherry123 computer12
tigger123 capslock hellothere ilovegod1 joshua12 gameover aaa123123 qwerasdfzxcv coldplay lorenzo1 mickeymouse
iloveher1 buster12 billybob1 anastasiya clarence butterfly7 standard amanda12 alexandria emmanuel1 parola12 sexsexsex
lalalala cooldude1 amazing1 blueberry1 soldier1 football23 q1234567 12qw12qw qweasdzxc1 qwerty13 welcome12 rebound1
trigger1 batman12 bubba123 leavemealone nintendo64 asdfg12345 caterina clayton1 blasted1 katarina moneymaker mazda626
kentucky chargers21 omarion1 jenny123 pok29q6666 lol12345 marijuana1 kakashka as790433 iforgot1 shirley1 19701970
iloveyou8 mother123 windows7 cheesecake michael7 security1 megaman1 michelle12 abc123abc cfitymrf westham1 01230123
estrella1 mylove123 bernardo valentine1 3333333333 magic123 matematica trinity3 joker123 cheese12 ilovemom1 johndeere1
asdfgh12 jesusis1 hendrix1 kickass1 fletcher goldberg backspace1 kristian jeffhardy 22446688 jordan11 pokemon2
yellow123 taishan2011 summer69 sexy1234 godzilla1 dont4get soccer18 jeffhardy1 baby1234 qwaszx12 20202020 jimmy123
moneyman1 woodstock qwert1234 ty2t1hv3oc babyphat1 margaret1 anthony12 fuckyou13 bugsbunny snowboard1 incorrect
katelyn1 mechanical cucciolo gilbert1 polopolo 6666666666 angelique christy1 gretchen bubbles2 mountain1 fuckyou666
dragonfly1 together sunny123 bearbear family123 simpleplan letmein123 jakcgt333 bastard1 "zxcvbnm," football13
primavera baseball4 december12 snuggles1 qaz123456 dragon11 wildcat1 myspace08 starbucks spartan1 goddess1 kamasutra
gamecube kendall1 michael3 playboy69 godfather1 shadow01 hondacivic hollister supergirl jesussaves fabulous ttd955audg
hurricane meowmeow babatunde houston713 noodles1 english1 beckham7 jesuschris catarina positive allah786 summer10
sandiego1 guillermo michelle2 19711971 hunter01 20022002 dragon69 1q1q1q1q television 123456789n 74108520 tootsie1
iloveyou10 princess5 hayabusa scorpion1 cardinals1 finalfantasy chicken123 beethoven manager1 babygirl01 demon666
bitchass1 memphis1 original baseball22 paramore1 passpass sandy123 maximilian fuckface 123456789g santiago1 innocent
orange123 pussycat1 monkey01 cleveland taylor123 soccer09 lawrence1 francisco1 chloe123 flower12 sexybeast1 chelsea123
dirtbike nathaniel1 lifesucks thirteen13 meredith chipper1 trooper1 woaini1314 babyface1 pallmall matthew2 1football
frances1 tarheels1 faithful1 mama1234 director 1234zxcv puppy123 chemical pepper12 123456789abc puertorico longhorns
temp1234 arianna1 159753456 softball12 mazdarx7 hotmama1 purple11 sanchez1 babygirl14 brendan1 anything1 annette1
network1 joshua123 summer01 asdfzxcv fucking1 sassy123 elefante sunshine7 santana1 love2010 mexico12 mariposa1 mckenzie
juancarlos lionheart iamnumber1 redbull1 william2 matthias kawasaki1 j123456789 qqqq1111 fuckyou22 sephiroth monkey10
lesbian1 pepsi123 grandpa1 coolgirl myspace10 broadway jasmine2 741258963 rooney10 qazxsw123 soccer101 purple13
cardinals coconut1 fallout3 456456456 123456789e abrakadabra whiskey1 iloveme123 kittykat1 pooppoop zaqxswcde yamahar6
ilovemusic wonderland robert12 starcraft1 1z2x3c4v pirates1 kentucky1 shotgun1 griffin1 rdfhnbhf angelbaby1 stalker1
cutegirl loveyou123 jordan01 vancouver braveheart cristina1 meandyou secret123 frogger1 adventure emanuele baseball21
lovergirl1 zxcvbnm12 home0401 yfcntymrf whatsup1 coolcool camille1 felicidad maggie12 lovergirl roxanne1 brayden1
123qwe123qwe pavilion1 daughter start123 columbia bumblebee warriors1 telefono mmmmmmmm 1fuckyou harry123 penis123
oluwaseun biscuit1 rodriguez1 halloween1 orange12 children3 jonas123 fuckthis ilovechris changeme1 topsecret 1111qqqq
giggles1 cellphone amarillo blessings junior123 bordeaux football8 budweiser 19681968 teddy123 thesims2 gizmo123
s123456789 missy123 king1234 football4 bernadette hellsing brandon12 rachael1 asd123asd asdfghj1 souljaboy1 loredana
lamborghini su123456 hannah01 kayla123 1212121212 chronic1 thug4life 1qazzaq1 1234rewq skater123 stargate1 babygirl7
123abc123 qwerty77 cepetsugih demon1q2w3e monster123 jupiter1 chivas10 qwerty777 temitope megan123 newpassword
buckeyes1 rocknroll1 jesusfreak theodore a1s2d3f4g5 maggie123 smackdown1 celtic1888 kleopatra legolas1 almighty
dietcoke1 brothers iloveyou69 dorothy1 hockey12 mittens1 393041123 password15 yomomma1 goodness krasotka nicole13
14141414 19051905 diamante school12 kelly123 zxcasdqwe123 pandora1 leonardo1 blackjack1 friends123 brandon123 stefanie
birthday1 salvador1 iloveme! 963258741 chivas11 fuckface1 multiplelog myspace9 lillian1 hollister2 lolipop1 monkey23
12345600 happydays demon1q2w3e4r 786786786 honduras cherokee1 chelseafc iloveyou23 harley01 mustang2 justine1 camaroz28
princess21 lovesucks1 bowling1 123698741 01010101 cutie101 evergreen fyutkbyf nikki123 nicole11 789789789 sullivan
bernard1 jazmine1 princess14 00112233 gabrielle1 animals1 dominican1 olayinka qwer4321 alexalex konstantin pothead420
password09 neveragain november11 seattle1 starbucks1 annamaria wallace1 highlander maurizio titanic1 marilyn1 rainbows
eatshit1 coolman1 uhfybn8888 raiderz1 aerosmith girlfriend youandme mexico10 fabrizio alexander2 demon123 lowrider1
imperial 1234567z married1 jamesbond007 volkswagen shitface1 blackrose left4dead 123456789w passport1 lalala123
iloveyou21 lemonade frederick ginger12 jordan13 georgina cowgirl1 myspace23 sandman1 asdfghjkl123 fgtkmcby estrellita
jermaine myspace101 love2009 azertyui swimmer1 babyboy2 scooter2 techn9ne jasmine123 demon1q2w3e4r5t unknown1 confused
dominika 11111111111 hercules1 computer2 loveislife spitfire1 rootbeer1 capricorn1 daniel01 baseball23 hooters1
surside13 projectsadminx huhbbhzu78 jamie123 7777777a ichliebedich wellington megasecret carlotta dortmund zaqwsxcde
clarinet daniella resident mike1234 redwings1 pimpdaddy1 playstation3 peterpan1 prettyboy1 austin12 tigger01
123456789qwe silverado addison1 joejonas1 dancing1 colleen1 millwall francine sonyericsson youtube1 bubbles123 1qay2wsx
1sunshine testing1 jackjack whatever! panda123 punkrock1 anthony3 myspace22 sexylove1 buddyboy sunshine3 ashley11
nigga123 1a2a3a4a dance123 butterfly3 shanghai kathryn1 mission1 madison2 zacefron1 charger1 19671967 soccer19
nokia5800 bighead1 p455w0rd stunt101 1qazxsw23edc joshua01 87654321q yolanda1 senior09 ohiostate1 12211221 jeffery1
blackbird koolaid1 networking madagascar astonvilla gertrude linda123 badminton pazzword123 choupette kifj9n7bfu
durango1 sagitario 20052005 princess22 grizzly1 jerusalem moonlight1 margarita1 cheetah1 laura123 kathmandu montgom2409
mercury1 madeleine milkshake 1234567m myspace09 livelife tabitha1 skater12 notebook kingsley warszawa kingking bionicle
rhiannon helloworld michael23 carlos12 bobmarley1 forzamilan miracle1 respect1 emiliano tommy123 sparkles violetta
disturbed felicia1 1234567s william3 bunny123 maksimka racecar1 nacional vfitymrf america123 ginger123 chevys10
cantona7 stewart1 marcello shakira1 19651965 isabelle1 jg3h4hfn princess4 iloveyou9 imnumber1 reset123 fuckyou5
classic1 babygirl15 nightwish delacruz london22 remington pepper123 viktoriya triskelion ilove123 geoffrey arsenal123
15151515 diamond2 survivor solution john!20130605at1753 davidson madeline1 battlefield vendetta josefina babygirl5
iamcool1 makemoney dylan123 linkedin2011 music101 liverpool8 1q2w3e4r5t6y7u8i aaron123 charlie12 clifford1 bigmoney1
revenge1 girasole w66yrybgra lifeisgood fullaccess money100 mikemike lovesucks portugal1 google12 mrf11277215 freckles1
25011990 lovestory bautista seventeen gabriela1 chivas123 123456789h crjhgbjy qqqqqqqqqq october10 babygirl09 billy123
harrypotte mileycyrus ihatethisgame celeste1 iloveu12 butthole1 zxcvb123 bubbles12 159753123 briciola clarissa
123456789f semperfi1 superman7 abcde123 junebug1 senior08 honduras1 pictures babygurl12 u1v7hhh7ef hospital qwerty78
daniel11 simpson1 waterfall 0192837465 asdfjkl; anthony7 789632145 45454545 oklahoma1 annalisa ludacris killer11
yankees13 handsome1 coolkid1 steelers7 dragon01 andrew11 yahoomail lightning1 princess23 navigator bigpimpin1 superman3
noisette cleveland1 jermaine1 indya123 classof07 iverson1 ashley13 12345qwer robinhood sterling1 20072007 solomon1
mickey123 fisherman peanut12 123456aaa pornstar1 wonderful1 mynameis blueeyes1 slipknot6 a1a2a3a4a5 brian123 webster1
mississipp 159159159 evanescence blackman bangbang rockets1 monkey21 abcd123456 darkangel1 newstart nicole01 tomorrow
johnpaul monkey101 history278 bookworm adelaide armando1 crip4life godofwar owt243ygbj pharmacy thursday sexyman1
1michael ilovehim2 freedom2 homework 4myspace shorty12 blingbling mazafaka killer13 baseball24 justin01 love2008
baseball6 qwerqwer2 mollydog firebird1 matahari x3luym2mmj classof201 motocross1 littlebit maryland lampard8 19031903
byusdg23 oliveira simon123 m1234567 beckham23 mallorca qw123456 1iloveyou emachines1 ilikepie1 123asd123 star1234
heineken buster01 playboy123 saturday medicina nokian70 hustler1 central1 anuradha tequila1 applepie1 freeze112
bookmark 22334455 pleasure shorty13 lorraine1 blueblue catwoman emerald1 friendly myspace8 baseball14 fuckyou11
a1a1a1a1 ghostrider 19991999 landrover cowboys22 control1 springer professor ssssssss s8ylpe9jdpvym bestfriends
mickey12 junior12 sharingan thegreat123 cheer123 myspace69 jillian1
`
