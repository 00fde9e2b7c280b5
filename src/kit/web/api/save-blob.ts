import { shellWith } from '#kit/web/base/shell.ts';

/** Saves a file under its name, or gives it to the shell that takes such files. */
export async function saveBlob(file: Blob, name: string): Promise<void> {
  const shell = shellWith(file.type.startsWith('application/pdf') ? 'pdf' : 'share');
  if (shell) return (await import('#kit/web/api/hand-over.ts')).handOver(shell, file, name);
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
