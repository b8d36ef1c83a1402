import pg from 'pg';

const passOver = () => undefined;

/**
 * Connections that may be lost: whoever asks next is told, by a failure. Unheard, the loss would end the process, of one
 * that nobody uses and of one that is between two statements of a transaction.
 */
export const openPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(options);
  pool.on('error', passOver);
  pool.on('connect', (client) => client.on('error', passOver));
  return pool;
};
