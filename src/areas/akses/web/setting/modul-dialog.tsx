import { useState } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import type { ModulRow } from '#areas/toko/contract/setelan.api.ts';
import css from '#areas/akses/web/setting/setting.module.css';

export type Jawab = {
  aktif: boolean;
  berlaku_sampai?: Hari | null;
  peringatan_dibaca?: boolean;
};

type Props = { row: ModulRow; level: string; onClose: (answer: Jawab | undefined) => void };

/**
 * Switches a module on. The owner alone accepts its legal notice; the vendor types the day until which it is paid.
 */
export function ModulDialog({ row, level, onClose }: Props) {
  const vendor = level === 'SU' || level === 'DEV';
  const waits = row.peringatan !== null && level !== 'OWN';
  const [read, setRead] = useState(false);
  const [until, setUntil] = useState<Hari | null>(row.berlaku_sampai as Hari | null);
  const answer: Jawab = {
    aktif: true,
    ...(vendor ? { berlaku_sampai: until } : {}),
    ...(row.peringatan ? { peringatan_dibaca: read } : {}),
  };
  return (
    <DialogFrame
      title={`${t('Aktifkan')} ${t(row.nama)}`}
      onClose={() => onClose(undefined)}
      foot={
        <>
          <Button onClick={() => onClose(undefined)}>{t('Batal')}</Button>
          <Button
            look="primary"
            disabled={row.peringatan !== null && (waits || !read)}
            onClick={() => onClose(answer)}
          >
            {t('Aktifkan')}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {row.peringatan && (
          <>
            <p className={css.notice}>{t(row.peringatan)}</p>
            {waits ? (
              <p role="status">{t('Owner sendiri yang mengaktifkan modul ini.')}</p>
            ) : (
              <YesNoInput
                label={t('Saya sudah membaca dan paham')}
                value={read}
                onChange={(on) => setRead(!!on)}
              />
            )}
          </>
        )}
        {vendor && !waits && (
          <DayInput
            label={t('Berlaku sampai (kosong: tanpa batas)')}
            value={until}
            onChange={setUntil}
            clearable
          />
        )}
      </div>
    </DialogFrame>
  );
}
