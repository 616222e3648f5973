import { z } from 'zod';
import { ToolError } from './tool-error.ts';

/** Those of the server's variables that the tools need. */
const environment = z.object({
  DATABASE_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  JWT_PRIVATE_KEY: z.string().min(1).optional(),
  ENCRYPTION_KEY: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
});

export type ToolSettings = z.infer<typeof environment>;

/**
 * Reads the settings.
 *
 * @param variables the process's environment; an empty variable counts as not set
 */
export function readToolSettings(variables: Record<string, string | undefined>): ToolSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new ToolError('usage', z.prettifyError(parsed.error));
  }
  return parsed.data;
}
