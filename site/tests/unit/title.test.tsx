import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emWidth } from '../../app/ui/title/emWidth.ts';
import { measure } from '../../app/ui/title/measure.ts';
import { Title } from '../../app/ui/title/Title.tsx';

describe('the width of a line in em', () => {
  it('is the visual language’s own figure', () => {
    expect(emWidth('sea level.')).toBeCloseTo(3.65, 1);
  });

  it('takes no room for a soft hyphen', () => {
    expect(emWidth('privacy\u00adverklaring')).toBe(emWidth('privacyverklaring'));
  });

  it('takes a letter it does not know for a wide one', () => {
    expect(emWidth('Ж')).toBeGreaterThan(emWidth('m') - 0.1);
  });
});

describe('a fitted title', () => {
  it('is measured by its longest line, rounded up to a twentieth', () => {
    const { longest } = measure('We build\nbelow\nsea level.');
    expect(Number(longest)).toBeGreaterThanOrEqual(emWidth('sea level.'));
    expect(Number(longest) - emWidth('sea level.')).toBeLessThan(0.05);
  });

  it('is one line where all its words make one', () => {
    expect(measure('So, what\nis it?').whole).toBeDefined();
    expect(measure('We build\nbelow\nsea level.').whole).toBeUndefined();
  });

  it('that cannot be one is an ordinary title', () => {
    const html = renderToStaticMarkup(<Title text="Software that has to work at four in the morning" />);
    expect(html).toBe('<h1 class="t1">Software that has to work at four in the morning</h1>');
  });

  it('reads as its words, and carries no style attribute', () => {
    const html = renderToStaticMarkup(<Title text={'We build\nbelow\nsea level.'} kind="statement" />);
    expect(html.replace(/<[^>]+>/g, '')).toBe('We build below sea level.');
    expect(html).toContain('data-em="');
    expect(html).not.toContain('style=');
  });
});
