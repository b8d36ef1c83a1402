import { block, type Entry, ref } from '../../define';
import { metadata } from '../sections';

const filterBy = ['engineering', 'craft', 'business', 'culture'].map((key) => ref(`insight-category:${key}`));

export const insightsOverview: Entry[] = [
  {
    key: 'insights-overview',
    en: {
      title: 'Latest insights',
      intro: 'What we found out, and what it cost.',
      emptyTitle: 'Nothing at this depth',
      emptyText: 'We have opinions on this. Nobody has written them down yet, so for now they are rumours.',
      filterBy,
      blocks: [
        block('banners.call-to-action-banner', {
          title: 'Disagree with us',
          text: 'The best article of last year began as an angry letter.',
          action: { label: 'Write to us', url: '/contact?reason=other' },
          theme: 'signal',
          edge: 'chop',
        }),
      ],
      ...metadata(
        'Latest insights',
        'Articles on software, craft, business and soup, by the people who make the software.',
      ),
    },
    nl: {
      title: 'Laatste inzichten',
      intro: 'Wat we ontdekten, en wat dat kostte.',
      emptyTitle: 'Niets op deze diepte',
      emptyText: 'We vinden er wel iets van. Het staat alleen nog niet op papier, dus voorlopig is het een gerucht.',
      filterBy,
      blocks: [
        block('banners.call-to-action-banner', {
          title: 'Spreek ons tegen',
          text: 'Het beste stuk van vorig jaar begon als boze brief.',
          action: { label: 'Schrijf ons', url: '/contact?reason=other' },
          theme: 'signal',
          edge: 'chop',
        }),
      ],
      ...metadata(
        'Laatste inzichten',
        'Stukken over software, vak, zaken en soep, door de mensen die de software maken.',
      ),
    },
  },
];
