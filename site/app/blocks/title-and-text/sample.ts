import { bullets, heading, paragraph, picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'title-and-text'> = {
  title: 'We read the logbook first',
  lead: 'Every place that works has a book in which people write what went wrong. It is the best specification there is.',
  text: [
    paragraph(
      'We copy it out by hand. It takes two days, and after one of them you know whose handwriting to ask for.',
    ),
    heading('What is in it'),
    bullets('What broke, and at what time.', 'Who was rung, and who came.', 'What was meant to be temporary.'),
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'The last list is the longest. ' },
        { type: 'text', text: 'Nothing', italic: true },
        { type: 'text', text: ' lasts like a temporary fix; ' },
        { type: 'link', url: '/insights', children: [{ type: 'text', text: 'we wrote about that' }] },
        { type: 'text', text: '.' },
      ],
    },
  ],
  image: picture('stack', 'Stacked containers, one of them open'),
  links: [
    { label: 'How we work', url: '/about-vi/how-we-work', description: 'In six chapters' },
    { label: 'All cases', url: '/cases' },
  ],
};
