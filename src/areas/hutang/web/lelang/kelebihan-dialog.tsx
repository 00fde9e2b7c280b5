import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { useHutangMoney } from '#areas/hutang/web/use-hutang-money.ts';

/** What an auction left is paid to the customer, whole and once, by approval (D-35.16). */
export const KelebihanDialog = ({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) => (
  <ActDialog
    of={kelebihanDocument}
    make="bayar"
    acts={kelebihanActs}
    on={hutang}
    title={t('Kelebihan lelang {no}', { no: hutang.no_faktur_hutang })}
    label={() => t('Kelebihan, hak customer')}
    act={() => t('Bayarkan kelebihan')}
    success="Kelebihan lelang dibayar"
    fields={['penerima', 'no_ktp']}
    start={{ penerima: hutang.nama_customer }}
    inputs={{
      no_ktp: ({ value, ...bound }) => (
        <TextInput
          key="no_ktp"
          {...bound}
          label={t('No KTP Penerima')}
          typed="digitsOnly"
          maxLength={16}
          placeholder={t('seperti pada hutang')}
          value={value as string | null}
        />
      ),
    }}
    shows={['nama_customer', 'tgl_lelang', 'batas_kelebihan']}
    partName="pembayaran"
    usePart={useHutangMoney}
    onClose={onClose}
  />
);
