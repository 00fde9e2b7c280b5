import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import { IsiBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

const isPembelian = nomorDari('PB');

/** Cancels a buy-back of today: scan its number, see it, say why, and let somebody else approve. */
export default function BatalPembelianScreen() {
  const [no, setNo] = useState('');
  const { data, error } = useRead(pembelianDocument.one, {
    params: { no },
    enabled: no !== '',
    staleTime: 0,
  });
  const bisa = data !== undefined && no !== '' && data.status !== 'CANC';
  const batal = () => data && bukaBatal(data, () => setNo(''));
  useHotkey('F9', () => void batal(), bisa);
  return (
    <Screen>
      <ScreenHead domain="pembelian" />
      <div className={css.pindai}>
        <ScanField
          only
          takes={isPembelian}
          label={t('Pindai atau ketik nomor pembelian, 14 karakter')}
          onScan={(kode) => setNo(isPembelian(kode) ? kode : '')}
          said={error?.message && t(error.message)}
          tone="bad"
        />
      </div>
      {data && no ? (
        <div className={css.satu}>
          <p className={css.kepalaSatu}>
            <b>{no}</b> <StatusWord of={pembelianDocument.row.status} value={data.status} />
          </p>
          <IsiBeli dokumen={data} />
          {bisa && (
            <Button look="danger" size="pay" shortcut="F9" onClick={() => void batal()}>
              {t('Batalkan')} {formatRupiah(data.grand_total)}
            </Button>
          )}
        </div>
      ) : (
        <EmptyBlock
          title={t('Belum ada nota')}
          text={t(
            'Hanya pembelian hari ini yang emasnya masih di gudang pembelian, dengan otorisasi SPV atau pemilik.',
          )}
        />
      )}
    </Screen>
  );
}

const bukaBatal = ({ no_faktur_beli: no, grand_total }: DokumenBeli, after: () => void) =>
  openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={pembelianDocument.cancel}
        params={{ no }}
        title={t('Batalkan pembelian ini?')}
        question={t('{no}, {total}. Barang kembali ke penjual, uang kembali ke laci.', {
          no,
          total: formatRupiah(grand_total),
        })}
        act={t('Batalkan pembelian')}
        danger
        success="Pembelian dibatalkan"
        refresh={[pembelianDocument.list, pembelianDocument.one]}
        after={after}
        onClose={() => close(undefined)}
      />,
    ),
  );
