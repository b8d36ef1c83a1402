const frames = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const quietFor = 5000;

const terminal = process.stdout.isTTY && process.env.TERM !== 'dumb' && !process.env.CI;

/** @param {number} since */
export const took = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
export const say = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Does a long piece of work while showing that it is alive: a spinner on a terminal, elsewhere a line every few seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {() => string} [news] what the work itself has to tell at the moment
 */
export async function step(title, work, news = () => '') {
  const start = performance.now();
  if (!terminal) say(`… ${title}`);
  let turn = 0;
  const beat = terminal
    ? () => process.stdout.write(`\r\x1b[K${frames[turn++ % frames.length]} ${title}  ${took(start)}  ${news()}`)
    : () => say(`  … ${took(start)}  ${news() || title}`);
  const timer = setInterval(beat, terminal ? 100 : quietFor);
  /** @param {string} mark */
  const end = (mark) => say(`${terminal ? '\r\x1b[K' : ''}${mark} ${title}  ${took(start)}`);
  try {
    const result = await work();
    clearInterval(timer);
    end('✓');
    return result;
  } catch (error) {
    clearInterval(timer);
    end('✗');
    throw error;
  }
}
