import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import {
  openAmbilPesanan,
  openBatalPesanan,
  openBayarPesanan,
  openSelesaiPesanan,
  openSerahPesanan,
  openValidasiPesanan,
} from '#areas/service/web/pesanan/buka.ts';
import { PesananBody } from '#areas/service/web/pesanan/pesanan-body.tsx';

const HERE = ['VALID', 'PROSES'];
const PAYABLE = [...HERE, 'SELESAI'];

/** What can be done with an order from where it is: to the craftsman, finished, fetched. */
function PesananActs({ dokumen: pesanan }: { dokumen: PesananDokumen }) {
  const { status, dp_rp, total_harga, no_pesanan } = pesanan;
  const [here, ready, waits] = [HERE.includes(status), status === 'SELESAI', status === 'OPEN'];
  const payable = PAYABLE.includes(status) && dp_rp < total_harga;
  useHotkey('F8', () => void openSerahPesanan(pesanan), here);
  useHotkey('F9', () => void next(pesanan), here || ready || waits);
  useHotkey('F10', () => void openBayarPesanan(pesanan), payable);
  return (
    <>
      <IconButton label="PDF" onClick={() => pesananActs.print(pesanan)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('Cetak ulang')} onClick={() => pesananActs.reprint(pesanan)}>
        <IconPrinter size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <TombolWa small no={no_pesanan} no_hp={pesanan.no_hp} />
      {mayCancel(pesananDocument.spec, status) && (
        <Button look="danger" onClick={() => void openBatalPesanan(pesanan)}>
          {waits ? t('Tolak pesanan ini') : t('Batalkan')}
        </Button>
      )}
      {payable && (
        <Button shortcut="F10" onClick={() => void openBayarPesanan(pesanan)}>
          {t('Tambah DP')}
        </Button>
      )}
      {here && (
        <>
          <Button shortcut="F8" onClick={() => void openSerahPesanan(pesanan)}>
            {status === 'PROSES' ? t('Tambah emas tukang') : t('Ke tukang')}
          </Button>
          <Button look="primary" shortcut="F9" onClick={() => void openSelesaiPesanan(pesanan)}>
            {t('Selesai')}
          </Button>
        </>
      )}
      {ready && (
        <Button look="primary" shortcut="F9" onClick={() => void openAmbilPesanan(pesanan)}>
          {t('Ambil')}
        </Button>
      )}
      {waits && (
        <Button look="primary" shortcut="F9" onClick={() => void openValidasiPesanan(pesanan)}>
          {t('Validasi')}
        </Button>
      )}
    </>
  );
}

/** The one key goes on with the order, wherever it is. */
const next = (pesanan: PesananDokumen): Promise<void> =>
  pesanan.status === 'SELESAI'
    ? openAmbilPesanan(pesanan)
    : pesanan.status === 'OPEN'
      ? openValidasiPesanan(pesanan)
      : openSelesaiPesanan(pesanan);

/** An order as it is looked at. */
export const dokumenPesanan: DocumentOf<PesananDokumen> = {
  read: pesananDocument.one,
  status: pesananDocument.row.status,
  Body: PesananBody,
  Acts: PesananActs,
};
