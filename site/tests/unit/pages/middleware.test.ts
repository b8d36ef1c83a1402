import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { named, watchedContext } from '../../../app/middleware.server.ts';
import { type Visit, visitContext } from '../../../app/visit.server.ts';

const run = (name: string, logFailure: Visit['logFailure'] = () => {}) => {
  const context = new RouterContextProvider();
  context.set(visitContext, { logFailure } as Visit);
  const url = new URL('https://vi.example/en/cases?solution=alloq&utm=x');
  const args = { context, url, request: new Request(url), params: {}, pattern: '/en/cases' };
  return { context, answer: () => named(name)(args, async () => new Response()) };
};

it('a route gets the middleware that it names', async () => {
  const { context, answer } = run('watched-query');
  await answer();
  expect(context.get(watchedContext)).toEqual({ solution: 'alloq' });
});

it('an unknown name is 500, and in the log', async () => {
  const logFailure = vi.fn();
  const { answer } = run('tea', logFailure);
  await expect(answer()).rejects.toEqual(
    expect.objectContaining({ data: 'Unknown middleware tea', init: { status: 500 } }),
  );
  expect(logFailure).toHaveBeenCalledWith(new Error('Unknown middleware tea'));
});
