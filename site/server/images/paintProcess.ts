import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { type FaultStatus, ImageFault } from './fault.ts';
import type { Wanted } from './modifiers.ts';
import type { Painted } from './paint.ts';
import type { Job } from './painter.ts';

interface Answer {
  id: number;
  painted?: Painted;
  fault?: { status: FaultStatus; message: string };
}

const idleMs = 60_000;
const patienceMs = 30_000;

/** Started from `site/`, as the server is; the file is not part of the build, since it runs for itself. */
const script = resolve('server/images/painter.ts');

/** Paints in a process of its own, which is started when it is needed and ended when it has not been for a while. */
export const createPaintProcess = () => {
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    // It is given files of others to read, and none of our secrets.
    const started = fork(script, [], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, ...answer }: Answer) => waiting.get(id)?.(answer));
    const gone = () => {
      if (child === started) child = undefined;
      for (const settle of waiting.values()) settle({ fault: { status: 503, message: 'the painter stopped' } });
    };
    started.on('error', gone);
    started.on('exit', gone);
    started.unref();
    started.channel?.unref();
    return started;
  };

  const paint = (bytes: Uint8Array, wanted: Wanted): Promise<Painted> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      clearTimeout(idle);
      const late = setTimeout(end, patienceMs);
      waiting.set(id, ({ painted, fault }) => {
        clearTimeout(late);
        waiting.delete(id);
        if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
        if (painted) resolve(painted);
        else reject(new ImageFault(fault?.status ?? 503, fault?.message ?? 'no picture'));
      });
      child ??= start();
      child.send({ id, bytes, wanted } satisfies Job, (failure) => {
        if (failure) waiting.get(id)?.({ fault: { status: 503, message: failure.message } });
      });
    });

  return { paint, close: end };
};
