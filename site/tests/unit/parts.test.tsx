import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { depthOf } from '../../app/blocks/depth.ts';
import { Section } from '../../app/blocks/Section.tsx';
import { DiscButton } from '../../app/ui/disc/DiscButton.tsx';
import { DiscLink } from '../../app/ui/disc/DiscLink.tsx';
import { ArrowLabel, ArrowLink } from '../../app/ui/link/ArrowLink.tsx';
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx';
import { Ripple } from '../../app/ui/water/Ripple.tsx';
import { Slices } from '../../app/ui/water/Slices.tsx';
import { Water } from '../../app/ui/water/Water.tsx';

const draw = (part: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/nl/cases']}>{part}</MemoryRouter>);
const said = (html: string) =>
  html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*<\/\1>/gs, '').replace(/<[^>]+>/g, '');

const parts: [string, React.ReactNode, string][] = [
  [
    'a disc to follow',
    <DiscLink key="1" to="/contact" size="large">
      Begin de zin
    </DiscLink>,
    'Begin de zin',
  ],
  [
    'a disc to press',
    <DiscButton key="2" type="submit" icon="close" outlined>
      Weiger
    </DiscButton>,
    'Weiger',
  ],
  [
    'a link with an arrow',
    <ArrowLink key="3" to="/cases" way="out">
      Bekijk
    </ArrowLink>,
    'Bekijk',
  ],
  ['its look alone', <ArrowLabel key="4">Bekijk</ArrowLabel>, 'Bekijk'],
  ['words for the ear', <VisuallyHidden key="5">Menu</VisuallyHidden>, 'Menu'],
  [
    'water over a copy',
    <Water key="6" floating={<Ripple />}>
      onder zeeniveau
    </Water>,
    '',
  ],
  ['the filters', <Slices key="7" />, ''],
  [
    'a section',
    <Section key="8" name="quote" theme="tide" edge="chop" depth={2.4}>
      Tekst
    </Section>,
    'Tekst',
  ],
];

describe.each(parts)('%s', (_name, part, words) => {
  it('says just its words', () => expect(said(draw(part))).toBe(words));
  it('has no style of its own in the page', () => expect(draw(part)).not.toContain('style='));
});

it('the gauge runs from just under the surface to just above the footer', () => {
  expect([0, 1, 2].map((index) => depthOf(index, 3))).toEqual([0.9, 3.05, 5.2]);
  expect(depthOf(0, 1)).toBe(0.9);
});
