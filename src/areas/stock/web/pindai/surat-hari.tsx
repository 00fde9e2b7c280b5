import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import type { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';

type Surat = {
  readonly no: string;
  readonly status: string;
  readonly catatan: string;
  readonly onCetak: () => unknown;
  readonly onBatal: () => void;
};

/** A document of today in its list: its paper, and its way back while it stands. */
export const suratHari = ({
  no,
  status,
  catatan,
  onCetak,
  onBatal,
}: Surat): ComponentProps<typeof DaftarHari>['baris'][number] => ({
  key: no,
  isi: (
    <>
      <b>{no}</b> {status === 'CANC' && t('BATAL')}
    </>
  ),
  catatan,
  aksi: (
    <>
      <IconButton size={28} label={t('Export Pdf {no}', { no })} onClick={() => void onCetak()}>
        <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {status === 'DONE' && (
        <IconButton size={28} label={t('Batalkan {no}', { no })} onClick={onBatal}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </>
  ),
});
