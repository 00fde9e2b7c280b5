import type { ClientBase } from 'pg';

const OLDEST_VERSION = 150_000;
/** What must be on before an answer may be called durable (reliability A). */
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Refuses a PostgreSQL server that may lose acknowledged writes, our own or another's. With
 * `--unsafe-demo` it only lists what is wrong, for the banner that must then be shown.
 */
export async function checkSettings(client: ClientBase): Promise<string[]> {
  const problems: string[] = [];
  for (const name of MUST_BE_ON) {
    if ((await show(client, name)) === 'off') problems.push(`PostgreSQL runs with ${name}=off`);
  }
  if (Number(await show(client, 'server_version_num')) < OLDEST_VERSION) {
    problems.push(`PostgreSQL ${await show(client, 'server_version')} is older than 15`);
  }
  if (problems.length > 0 && !process.argv.includes('--unsafe-demo')) {
    throw new Error(
      `${problems.join('; ')}: sales could be lost. Mend the setting, ` +
        'or start a demonstration with --unsafe-demo.',
    );
  }
  return problems;
}

async function show(client: ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(`show ${name}`);
  return rows[0]?.[name] ?? '';
}
