import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { invokeFunction } from './invoke-function.ts';

/** Somebody's calls of named functions about one church. */
export function callsAbout(client: SupabaseClient, accountId: string) {
  return (name: string, body: Record<string, unknown> = {}) =>
    invokeFunction(client, name, { accountId, ...body });
}

/** As `callsAbout`, for calls that must not be refused. @returns what gives the data of an answer */
export function answersAbout(client: SupabaseClient, accountId: string) {
  const call = callsAbout(client, accountId);
  return async (name: string, body: Record<string, unknown> = {}) => {
    const { status, data } = await call(name, body);
    expect(status, `${name}: ${JSON.stringify(data)}`).toBe(200);
    return data;
  };
}
