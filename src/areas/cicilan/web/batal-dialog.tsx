import { useState } from 'react';
import { optional, text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { plus } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { hitungBatalCicilan } from '#areas/cicilan/rules/cicilan.ts';
import { cicilanActs } from '#areas/cicilan/web/acts.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import css from '#areas/cicilan/web/cicilan.module.css';

const FIELDS = {
  alasan: text('Alasan', { min: 3, max: 500 }),
  no_rekening: optional(text('Rekening', { max: 20 })),
};
const REKENING = {
  call: 'GET rekenings',
  value: 'no_rekening',
  show: 'nama_rekening',
  table: 'rekening',
} as const;

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** The end of a contract: what is kept and given back by the shop's rule, from where and why; with an approval. */
export function BatalDialog({ cicilan, onClose }: Props) {
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const form = useFields(FIELDS, { start: {} });
  const dibayar = plus(cicilan.dp_rp, cicilan.terbayar);
  const { refund_rp, ditahan_rp } = hitungBatalCicilan(dibayar, cicilan.batal_persen);
  const write = useWrite(cicilanDocument.cancel, {
    success: 'Cicilan dibatalkan',
    refresh: cicilanActs.lists,
    onProblem: form.take,
    after: (made) => {
      onClose();
      cicilanActs.print(made);
    },
  });
  const send = () => {
    const body = form.check() as { alasan: string; no_rekening: string | null } | undefined;
    if (body && !write.busy)
      void write.send({ params: { no: cicilan.no_cicilan }, body: { ...body, ...pengambil } });
  };
  const alasan = form.bind('alasan');
  const rekening = form.bind('no_rekening');
  const uang = useDibayar(refund_rp, rekening.value);
  return (
    <DialogFrame
      title={t('Batalkan cicilan {no}', { no: cicilan.no_cicilan })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="danger" busy={write.busy} onClick={send} shortcut="Ctrl Enter" data-submit>
            {t('Batalkan, kembalikan {uang}', { uang: formatRupiah(uang) })}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <Facts
          of={{
            [t('Customer')]: cicilan.nama_customer,
            [t('Sudah dibayar')]: formatRupiah(dibayar),
            [t('Ditahan toko')]: formatRupiah(ditahan_rp),
            [t('Dikembalikan')]: formatRupiah(refund_rp),
          }}
        />
        <RefInput
          {...rekening}
          value={rekening.value as string | null}
          label={t('Dibayar dari rekening, kosong = kas')}
          source={REKENING}
          clearable
        />
        <PengambilFields value={pengambil} onChange={setPengambil} qr={t('QR surat cicilan')} />
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
