import { useState } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import css from '#areas/hutang/web/hutang.module.css';

/** What an auction left is paid to the customer, whole and once, by approval (D-35.16). */
export function KelebihanDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const [penerima, setPenerima] = useState<string | null>(hutang.nama_customer);
  const [no_ktp, setKtp] = useState<string | null>(null);
  const [said, setSaid] = useState<string>();
  const induk = hutang.no_faktur_hutang;
  const { data } = useRead(lelangDocument.list, {
    query: { no_faktur_hutang: induk, status: 'DONE' },
    staleTime: 0,
  });
  const sold = data?.[0];
  const write = useWrite(kelebihanDocument.makes.bayar, {
    success: 'Kelebihan lelang dibayar',
    refresh: kelebihanActs.lists,
    onProblem: ({ message }) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      kelebihanActs.print(made);
    },
  });
  return (
    <UangDialog
      title={t('Kelebihan lelang {no}', { no: induk })}
      label={t('Kelebihan, hak customer')}
      tagihan={sold?.kelebihan ?? rp(0)}
      act={t('Bayarkan kelebihan')}
      busy={write.busy || !sold}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({
          params: { induk },
          body: { penerima, no_ktp, pembayaran, keterangan: null },
        })
      }
      onClose={onClose}
    >
      <Facts
        of={{
          [t('Customer')]: hutang.nama_customer,
          [t('Tgl Lelang')]: sold && formatHariPanjang(sold.tgl_system),
          [t('Batas Ambil Kelebihan')]: sold && formatHariPanjang(sold.batas_kelebihan),
        }}
      />
      <div className={css.pair}>
        <TextInput
          label={t('Penerima')}
          maxLength={100}
          value={penerima}
          onChange={(text) => setPenerima(text || null)}
        />
        <TextInput
          label={t('No KTP Penerima')}
          maxLength={16}
          placeholder={t('seperti pada hutang')}
          value={no_ktp}
          onChange={(text) => setKtp(text || null)}
        />
      </div>
    </UangDialog>
  );
}
