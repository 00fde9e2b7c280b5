import { formatRupiah } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { QuoteOf } from '#areas/dokumen/contract/document-types.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import type { UsePart } from '#areas/dokumen/web/part.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { hutangActs, remajaActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { useYangDatang } from '#areas/hutang/web/use-yang-datang.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';

const useMoney: UsePart = (sum) =>
  usePayment({
    ...sum,
    note: t('Sebesar ini dibayarkan, pokok lama dan bunganya sudah dipotong.'),
  });

type Quote = QuoteOf<typeof remajaDocument.spec, 'remaja'>;

/** The ceiling, and what the days that are paid ahead cost for what is lent more. */
const hintPokok = ({ plafond, hari_tambahan, bunga_tambahan }: Quote): string => {
  const most = t('Plafond {plafond}', { plafond: formatRupiah(plafond) });
  if (bunga_tambahan === 0) return most;
  const bunga = formatRupiah(bunga_tambahan);
  const more = t(
    'Bunga sudah dibayar {hari} hari ke depan untuk pokok lama; tambahan pokok membayar bunga {bunga} untuk hari itu.',
    { hari: hari_tambahan, bunga },
  );
  return `${most}. ${more}`;
};

/** Closed and lent again on the same goods: what goes in or out is seen with every stroke (D-35.10). */
export function RenewDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { told } = usePerson();
  const { no_faktur_hutang: no, jumlah_hutang } = hutang;
  const datang = useYangDatang();
  return (
    <ActDialog
      of={remajaDocument}
      make="remaja"
      acts={remajaActs}
      on={hutang}
      title={t('Peremajaan {no}', { no })}
      label={(quote) =>
        quote?.arah === 'KELUAR' ? t('Dibayarkan ke customer') : t('Diterima dari customer')
      }
      act={(_, out) => (out ? t('Bayar dan perbarui') : t('Terima dan perbarui'))}
      success="Hutang diperbarui"
      fields={['jumlah_hutang', 'lama_bulan', 'bunga', 'admin', ...datang]}
      facts={datang.length > 0 ? { [t('KTP pada hutang')]: hutang.no_ktp ?? '-' } : {}}
      start={{ jumlah_hutang, lama_bulan: readParam(told, hutangParam.LAMA_PINJAM_DEFAULT) }}
      inputs={{
        jumlah_hutang: ({ value, ...bound }, quote) => (
          <RupiahInput
            key="jumlah_hutang"
            {...bound}
            value={value as Rupiah | null}
            hint={quote && hintPokok(quote)}
          />
        ),
        // It shows the table's rate, which follows the principal until another is typed; emptied it is refused.
        bunga: ({ value, placeholder: _, ...bound }, quote) => (
          <PersenInput
            key="bunga"
            {...bound}
            value={(value === undefined ? (quote?.bunga ?? null) : value) as Persen | null}
          />
        ),
      }}
      shows={[
        'nama_customer',
        'jumlah_lama',
        'hari_bunga',
        'bunga_tambahan',
        'bunga_rp',
        ['tgl_jatuh_tempo', t('Jatuh tempo baru')],
      ]}
      partName="pembayaran"
      usePart={useMoney}
      after={(made) => hutangActs.print({ no_faktur_hutang: made.no_hutang_baru })}
      onClose={onClose}
    />
  );
}
