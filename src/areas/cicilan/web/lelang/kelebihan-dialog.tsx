import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import type { Sum } from '#areas/dokumen/web/part.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { kelebihanActs } from '#areas/cicilan/web/acts.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

const useUang = (sum: Sum) =>
  usePayment({
    ...sum,
    ditanggungCustomer:
      readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER',
  });

/** What an auction left is paid to the customer, whole and once, by approval (D-38.4, D-35.16). */
export const KelebihanDialog = ({ cicilan, onClose }: Props) => (
  <ActDialog
    of={kelebihanCicilanDocument}
    make="bayar"
    acts={kelebihanActs}
    on={cicilan}
    title={t('Kelebihan lelang {no}', { no: cicilan.no_cicilan })}
    label={() => t('Kelebihan, hak customer')}
    act={() => t('Bayarkan kelebihan')}
    success="Kelebihan lelang dibayar"
    fields={['penerima', 'no_ktp']}
    start={{ penerima: cicilan.nama_customer }}
    inputs={{
      no_ktp: ({ value, ...bound }) => (
        <TextInput
          key="no_ktp"
          {...bound}
          label={t('No KTP Penerima')}
          typed="digitsOnly"
          maxLength={16}
          placeholder={t('seperti pada cicilan')}
          value={value as string | null}
        />
      ),
    }}
    shows={['nama_customer', 'tgl_lelang', 'batas_kelebihan']}
    partName="pembayaran"
    usePart={useUang}
    onClose={onClose}
  />
);
