import type { Entry } from '../../define';
import { photo, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-07-09',
  minutes: 4,
  category: 'craft',
  author: 'saar',
  picture: 'night-shift',
  motif: 'tug',
  theme: 'signal',
};

const en = article(frame, {
  title: 'What the night shift taught our dashboards',
  slug: 'what-the-night-shift-taught-our-dashboards',
  summary: 'At four in the morning nobody wants insight. They want to know whether they may finish their coffee.',
  intro:
    'I have spent thirty-one nights in control rooms with a flask and a notebook. The dashboards there were designed ' +
    'by people who had slept.',
  blocks: [
    prose({
      text: `
        You can tell. They are white, for a start. In a dark room at a quarter to four a white screen is an
        interrogation. Every operator I met had taped something over a corner of it: a calendar, a beer mat, in one
        case a photograph of the designer.

        ## One colour means get up

        The screens were full of traffic lights, and most of them were orange. Orange is what a committee chooses.
        When I asked what orange meant, one operator thought about it and said: it means that it is on.

        So we now use one alarm colour and we use it for one thing: get up. Everything else is grey, and grey is
        allowed to be beautiful. In the first month the number of alarms at one lock fell from two hundred a night
        to three. They did not become safer by that. They became heard.

        ## Large, slow, and in words

        Fingers are cold at night, and there is a glove on one of them. Buttons are as wide as a thumb and do
        nothing irreversible without a second thumb. Numbers that move all the time move less: once a minute is
        plenty for water. And beside each graph there is a sentence, because tired people read better than they
        look. *Rising two centimetres an hour, no need to do anything before six.*

        That sentence is the dashboard. The rest is decoration, for the day shift.`,
    }),
    photo({
      slug: 'night-shift-light',
      motif: 'beacon',
      alt: 'A harbour light above dark water',
      caption: 'One light, one meaning. It has tested well since 1856.',
      width: 'left',
      theme: 'ink',
    }),
    quote({ text: 'When I asked what orange meant, he said: it means that it is on.', by: 'saar', theme: 'tide' }),
  ],
});

const nl = article(frame, {
  title: 'Wat de nachtdienst onze dashboards leerde',
  slug: 'wat-de-nachtdienst-onze-dashboards-leerde',
  summary: 'Om vier uur ’s\u00A0nachts wil niemand inzicht. Wel weten of de koffie op mag.',
  intro:
    'Eenendertig nachten zat ik in controlekamers, met een thermosfles en een schrift. De dashboards daar waren ' +
    'ontworpen door mensen die geslapen hadden.',
  blocks: [
    prose({
      text: `
        Dat zie je. Om te beginnen zijn ze wit. In een donkere kamer om kwart voor vier is een wit scherm een
        verhoor. Elke operator die ik sprak had er iets overheen geplakt: een kalender, een bierviltje, en één keer
        een foto van de ontwerper.

        ## Eén kleur betekent opstaan

        De schermen stonden vol stoplichten en de meeste waren oranje. Oranje is wat een werkgroep kiest. Toen ik
        vroeg wat oranje betekende, dacht een operator even na en zei: dat hij aanstaat.

        Wij gebruiken nu één alarmkleur, voor één ding: opstaan. Al het andere is grijs, en grijs mag best mooi
        zijn. Op één sluis ging het de eerste maand van tweehonderd alarmen per nacht naar drie. Veiliger werd het
        daar niet van. Het werd gehoord.

        ## Groot, traag en in woorden

        ’s Nachts zijn vingers koud, en om een ervan zit een handschoen. Knoppen zijn dus een duim breed en doen
        niets onherroepelijks zonder tweede duim. Getallen die steeds bewegen, bewegen minder: één keer per minuut
        is voor water genoeg. En naast elke grafiek staat een zin, want wie moe is leest beter dan hij kijkt.
        *Stijgt twee centimeter per uur, voor zessen hoef je niets.*

        Die zin is het dashboard. De rest is versiering, voor de dagdienst.`,
    }),
    photo({
      slug: 'night-shift-light',
      motif: 'beacon',
      alt: 'Een havenlicht boven donker water',
      caption: 'Eén licht, één betekenis. Test al sinds 1856 goed.',
      width: 'left',
      theme: 'ink',
    }),
    quote({ text: 'Toen ik vroeg wat oranje betekende, zei hij: dat hij aanstaat.', by: 'saar', theme: 'tide' }),
  ],
});

export const nightShift: Entry = { key: 'insight:night-shift', en, nl };
