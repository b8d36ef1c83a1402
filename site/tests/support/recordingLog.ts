import type { Log } from '../../server/log.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  details: Record<string, unknown>;
  message: string;
}

/** A log that can be read. */
export const recordingLog = (lines: LogLine[]) => {
  const note = (level: LogLine['level']) => (details: Record<string, unknown>, message: string) =>
    lines.push({ level, details, message });
  return { info: note('info'), warn: note('warn'), error: note('error') } as unknown as Log;
};
