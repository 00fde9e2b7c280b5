import { IconEye } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { bukaKunciEndpoint, listKunciEndpoint } from '#areas/katalog/contract/kunci-katalog.api.ts';
import css from '#areas/katalog/web/katalog.module.css';

export type KunciRow = AnswerOf<typeof listKunciEndpoint>[number];
type OnSeen = (kunci: string) => void;

/** Shows the key of a row to the person who asked for it; the list is read again also where there is none left. */
export function useBuka(onSeen: OnSeen) {
  const { send, busy } = useWrite(bukaKunciEndpoint, {
    refresh: [listKunciEndpoint],
    onProblem: () => void refresh(listKunciEndpoint),
  });
  const buka = async ({ id }: Pick<KunciRow, 'id'>) => {
    const seen = await send({ params: { id } });
    if (seen) onSeen(seen.data.kunci);
    return seen !== undefined;
  };
  return { buka, busy };
}

/** In the list, for a key that was made and not seen: the line broke, or the page was closed. */
export function Buka({ row, onSeen }: { row: KunciRow; onSeen: OnSeen }) {
  const { buka, busy } = useBuka(onSeen);
  return (
    <IconButton
      label={t('Tampilkan kunci {nama}', { nama: row.nama })}
      disabled={busy}
      onClick={() => void buka(row)}
    >
      <IconEye size={17} stroke={1.7} aria-hidden />
    </IconButton>
  );
}

/** The key, once: neither a click outside nor Esc loses it. */
export function KunciSekali({ kunci, onClose }: { kunci: string; onClose: () => void }) {
  const code = useRef<HTMLElement>(null);
  const [ditolak, setDitolak] = useState(false);
  const salin = async () => {
    try {
      // Without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(kunci);
      setDitolak(false);
      toast.success(t('Kunci disalin'));
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setDitolak(true);
    }
  };
  return (
    <DialogFrame
      title={t('Simpan kunci ini sekarang')}
      foot={
        <>
          <Button onClick={() => void salin()}>{t('Salin')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('Sudah saya simpan')}
          </Button>
        </>
      }
    >
      <p>
        {t('Kunci tidak disimpan di sini dan tidak dapat ditampilkan lagi. Yang hilang diganti.')}
      </p>
      <code ref={code} className={css.key}>
        {kunci}
      </code>
      <p role="alert">
        {ditolak && t('Peramban menolak menyalin. Kunci sudah ditandai, salin sendiri.')}
      </p>
    </DialogFrame>
  );
}
