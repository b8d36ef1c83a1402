/** Something that the reader can understand and act on: printed as its sentences alone, without a stack. */
export class Fault extends Error {
  /**
   * @param {string | string[]} sentences
   * @param {{ detail?: string }} [more] detail: the end of a program's output, printed above the sentence
   */
  constructor(sentences, { detail = '' } = {}) {
    super([sentences].flat().join('\n'));
    this.detail = detail;
  }
}

/** Thrown through a script's work when it was asked to stop, so that nothing is reported as a failure. */
export class Stopped extends Error {}

/**
 * Node's code of a failed system call ("EADDRINUSE"), or nothing.
 * @param {unknown} error
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
