import type { Entry } from '../../define';
import { person } from './person';

export const engineers: Entry[] = [
  person(
    {
      key: 'wout',
      name: 'Wout de Bie',
      team: 'engineers',
      order: 1,
      line: '01',
      motif: 'drawbridge',
      theme: 'tide',
      hours: ['Mon 10:00', 'Tue 11:30', 'Thu 14:00', 'Fri 09:30'],
    },
    {
      role: 'Front-end engineer',
      hello: 'I make the part you can touch, and I pick up the telephone because I like it.',
      quote: 'The fastest script is the one you did not send.',
      lead:
        'I used to paint ships’ names. You learn to finish a letter in one go, and to leave out what the sea ' +
        'will take.',
      text:
        'These days I do the same with pages: fewer strokes, each of them on purpose. I test on a telephone from ' +
        '2017 that lives in a drawer and is called the Boss. If it works on the Boss, it works.',
      picture: ['A drawbridge with one leaf up', 'Progressive enhancement. Closed, it is still a road.'],
      agenda: [
        ['02-04', 'What is left when the script does not arrive', 'On the quay, 20:00'],
        ['04-22', 'Bring your slowest page', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Front-end engineer',
      hello: 'Ik maak het deel dat je kunt aanraken, en neem de telefoon op omdat ik dat leuk vind.',
      quote: 'Het snelste script is het script dat je niet verstuurt.',
      lead:
        'Vroeger schilderde ik scheepsnamen. Je leert een letter in één haal af te maken, en weg te laten wat de zee ' +
        'toch wel haalt.',
      text:
        'Met pagina’s doe ik nu hetzelfde: minder streken, en elke streek expres. Ik test op een telefoon uit 2017 ' +
        'die in een la woont en de Baas heet. Doet de Baas het, dan doet alles het.',
      picture: ['Een ophaalbrug met één klep omhoog', 'Dicht is het nog altijd een weg. Zo bouw je ook een pagina.'],
      agenda: [
        ['02-04', 'Wat er overblijft als het script niet aankomt', 'Op de kade, 20.00 uur'],
        ['04-22', 'Neem je traagste pagina mee', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'lotte',
      name: 'Lotte Aerts',
      team: 'engineers',
      order: 6,
      line: '04',
      motif: 'turbine',
      theme: 'fog',
      hours: ['Mon 13:00', 'Wed 11:00', 'Fri 16:00'],
    },
    {
      role: 'Engineer, on call',
      hello: 'I am on call this week. I sleep well, and that is the point.',
      quote: 'If the pager is exciting, something went wrong in spring.',
      lead: 'Nights are quiet because of what somebody did on a dull afternoon. I am usually that somebody.',
      text:
        'I look after releases, alarms and the way back. I climbed turbines before this, where you also check the ' +
        'rope before you need it. Fridays are my favourite.',
      picture: ['A wind turbine before a low sun', 'Ninety metres. The view is good; the reception is not.'],
      agenda: [
        ['01-29', 'Deploying on Friday, live, with biscuits', 'On the quay, 16:00'],
        ['05-13', 'How to write an alarm that lets people sleep', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Engineer, achterwacht',
      hello: 'Ik heb deze week dienst. Ik slaap goed, en dat is precies de bedoeling.',
      quote: 'Als de pieper spannend is, ging er in het voorjaar iets mis.',
      lead: 'Een nacht is rustig door wat iemand op een saaie middag deed. Meestal ben ik die iemand.',
      text:
        'Ik ga over releases, alarmen en de weg terug. Hiervoor klom ik in windmolens. Daar controleer je het touw ' +
        'ook voor je het nodig hebt. De vrijdag is mijn lievelingsdag.',
      picture: ['Een windmolen voor een lage zon', 'Negentig meter. Prachtig uitzicht, geen bereik.'],
      agenda: [
        ['01-29', 'Live uitrollen op vrijdag, met koekjes', 'Op de kade, 16.00 uur'],
        ['05-13', 'Een alarm schrijven waar mensen van kunnen slapen', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'joris',
      name: 'Joris Tak',
      team: 'engineers',
      order: 7,
      line: '05',
      motif: 'pile',
      theme: 'signal',
      hours: ['Mon 09:30', 'Tue 15:00', 'Thu 11:00', 'Thu 16:30'],
    },
    {
      role: 'Data engineer',
      hello: 'I know where the numbers come from, and I have met some of their parents.',
      quote: 'A backup is a rumour until you have put it back.',
      lead: 'Every number on a screen was once a person typing something in a hurry. I try to remember that person.',
      text:
        'I move data from old systems to new ones without dropping any, and I run the first Monday, when we restore ' +
        'something drawn from a hat. The hat is my own.',
      picture: ['A pile driver beside the water', 'First the pile, then the house. It is the same with data.'],
      agenda: [
        ['03-01', 'First Monday, with an audience and a hat', 'On the quay, 09:30'],
        ['06-10', 'Moving house with four million rows', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Data-engineer',
      hello: 'Ik weet waar de cijfers vandaan komen, en van sommige heb ik de ouders ontmoet.',
      quote: 'Een back-up is een gerucht tot je hem hebt teruggezet.',
      lead: 'Elk getal op een scherm was ooit iemand die haastig iets intypte. Aan die iemand probeer ik te denken.',
      text:
        'Ik verhuis gegevens van oude systemen naar nieuwe zonder er iets van te laten vallen. En de eerste ' +
        'maandag is van mij: dan zetten we iets terug dat uit een hoed komt. De hoed is ook van mij.',
      picture: ['Een heistelling aan het water', 'Eerst de paal, dan het huis. Met data is het niet anders.'],
      agenda: [
        ['03-01', 'Eerste maandag, met publiek en een hoed', 'Op de kade, 09.30 uur'],
        ['06-10', 'Verhuizen met vier miljoen rijen', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'yusuf',
      name: 'Yusuf Demir',
      team: 'engineers',
      order: 8,
      line: '06',
      motif: 'lock',
      theme: 'signal',
      hours: ['Tue 10:00', 'Tue 14:30', 'Wed 09:00', 'Fri 16:00'],
    },
    {
      role: 'Back-end engineer',
      greeting: 'Hi, I’m Yusuf.',
      hello: 'I keep the queues short and the coffee long.',
      quote: 'A lock is a message queue with ducks.',
      lead: 'Most of what I know about software I saw there first: let things wait, but never let them guess.',
      text:
        'At VI I look after everything you do not see. I teach two evenings a year at the library on the Hoogstraat. ' +
        'Bring a problem, not a laptop.',
      picture: ['A keeper on a lock gate', 'The lock next to my mother’s house. Not to scale; the ducks are missing.'],
      agenda: [
        ['01-14', 'Queues for people who hate waiting', 'Library, Hoogstraat, 19:30'],
        ['03-11', 'Naming things, with a glossary and a drink', 'On the quay, 20:00'],
      ],
    },
    {
      role: 'Back-end engineer',
      greeting: 'Hoi, ik ben Yusuf.',
      hello: 'Ik hou de wachtrijen kort en de koffie lang.',
      quote: 'Een sluis is een wachtrij met eenden.',
      lead:
        'Het meeste wat ik van software weet, zag ik daar voor het eerst: laat dingen wachten, maar laat ze ' +
        'nooit raden.',
      text:
        'Bij VI ga ik over alles wat je niet ziet. Twee avonden per jaar geef ik les in de bibliotheek aan de ' +
        'Hoogstraat. Neem een probleem mee, geen laptop.',
      picture: [
        'Een sluiswachter op een sluisdeur',
        'De sluis naast het huis van mijn moeder. Niet op schaal; de eenden ontbreken.',
      ],
      agenda: [
        ['01-14', 'Wachtrijen voor wie niet van wachten houdt', 'Bibliotheek, Hoogstraat, 19.30 uur'],
        ['03-11', 'Dingen een naam geven, met een woordenlijst en een borrel', 'Op de kade, 20.00 uur'],
      ],
    },
  ),
];
