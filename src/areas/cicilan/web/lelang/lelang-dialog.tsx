import { formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/cicilan/web/acts.ts';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** The goods of a contract that is not paid become stock again; what is left is the customer's (D-38.4). */
export const LelangDialog = ({ cicilan, onClose }: Props) => (
  <ActDialog
    of={lelangCicilanDocument}
    make="lelang"
    acts={lelangActs}
    on={cicilan}
    title={t('Lelang cicilan {no}', { no: cicilan.no_cicilan })}
    label={(quote) =>
      quote && quote.kekurangan > 0
        ? t('Kekurangan {uang}, ditanggung toko', { uang: formatRupiah(quote.kekurangan) })
        : t('Hasil lelang')
    }
    act={() => t('Lelang')}
    success="Lelang disimpan"
    fields={['hasil_lelang', 'kode_gudang', 'kode_baki', 'keterangan']}
    shows={[
      'nama_customer',
      'tertua',
      'lewat_hari',
      'sudah_bayar',
      'sisa',
      'nilai_beli',
      'biaya',
      'kelebihan',
      'kekurangan',
    ]}
    onClose={onClose}
  />
);
