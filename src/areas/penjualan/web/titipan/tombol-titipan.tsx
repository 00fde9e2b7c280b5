import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import {
  openAmbil,
  openBatalSetoran,
  openBatalTitipan,
  openCetakUlangTitipan,
  openSetor,
} from '#areas/penjualan/web/titipan/acts.tsx';
import { kasirTerbuka } from '#areas/penjualan/web/kasir/titip-slot.ts';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { IsiTitipan } from '#areas/penjualan/web/titipan/isi-titipan.tsx';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';

const pdf = async (no: string): Promise<void> =>
  (await import('#areas/penjualan/web/titipan/cetak-titipan.ts')).openTitipanPdf(no);

type Props = { dokumen: TitipanDokumen; onClose?: () => void };

/** What can be done with a deposit in its state; from an open counter it can also be put into the nota there. */
export function TombolTitipan({ dokumen, onClose }: Props) {
  const { status, sisa_rp, no_titip } = dokumen;
  const kasir = kasirTerbuka();
  const aktif = status === 'AKTIF';
  useHotkey('F8', () => void openSetor(dokumen), aktif && sisa_rp > 0);
  useHotkey('F9', () => void openAmbil(dokumen), aktif);
  return (
    <>
      <TombolWa small no={no_titip} no_hp={dokumen.customer.no_hp} />
      <IconButton label="PDF" onClick={() => void pdf(no_titip)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('Cetak ulang')} onClick={() => void openCetakUlangTitipan(dokumen)}>
        <IconPrinter size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {aktif && (
        <>
          <Button look="danger" onClick={() => void openBatalTitipan(dokumen)}>
            {t('Batalkan')}
          </Button>
          {sisa_rp > 0 && (
            <Button shortcut="F8" onClick={() => void openSetor(dokumen)}>
              {t('Setor')}
            </Button>
          )}
          {kasir && onClose && (
            <Button
              autoFocus
              onClick={() => {
                onClose();
                void kasir(dokumen);
              }}
            >
              {t('Ke nota')}
            </Button>
          )}
          <Button look="primary" shortcut="F9" onClick={() => void openAmbil(dokumen)}>
            {t('Ambil')}
          </Button>
        </>
      )}
    </>
  );
}

/** The document with what can be done to its further deposits. */
export function IsiTitipanHidup({ dokumen }: { dokumen: TitipanDokumen }) {
  const { tgl_system } = usePerson();
  return (
    <IsiTitipan
      dokumen={dokumen}
      hari={tgl_system}
      onCetak={(setoran) => void openCetakUlangTitipan(dokumen, setoran)}
      onBatal={(setoran) => void openBatalSetoran(dokumen, setoran)}
    />
  );
}
