import { base64Of } from '#kit/web/base/base64.ts';
import type { Shell } from '#kit/web/base/shell.ts';
import { toast } from '#kit/web/feedback/toast.ts';

/** Gives a file to the shell (D-49.3): a PDF to its printer, any other to its share sheet. */
export async function handOver(shell: Shell, file: Blob, name: string): Promise<void> {
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  const [mime = ''] = file.type.split(';');
  if (mime === 'application/pdf')
    return shell
      .print({ kind: 'pdf', name, data })
      .catch(() => toast.error('Printer tidak menjawab. Periksa kabel, nyala, dan kertasnya.'));
  return shell
    .share({ name, mime: mime || 'application/octet-stream', data })
    .catch(() => toast.warning('{berkas} tidak dibagikan', { berkas: name }));
}
