import { useState } from 'react';
import { optional, rupiah, text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Field } from '#kit/contract/field.ts';
import { hitungRefund } from '#areas/penjualan/rules/titipan.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import { tempatFields } from '#areas/stock/contract/barang.fields.ts';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import css from '#areas/service/web/service.module.css';

const FIELDS = {
  alasan: text('Alasan', { min: 3, max: 500 }),
  refund_rp: optional(rupiah('Dikembalikan', { min: rp(0) })),
  no_rekening: optional(text('Rekening', { max: 20 })),
  kode_gudang: optional(tempatFields.kode_gudang),
  kode_baki: tempatFields.kode_baki,
};
type Typed = {
  alasan: string;
  refund_rp: Rupiah | null;
  no_rekening: string | null;
  kode_gudang: string | null;
  kode_baki: string | null;
};
const REKENING = {
  call: 'GET rekenings',
  value: 'no_rekening',
  show: 'nama_rekening',
  table: 'rekening',
} as const;

/**
 * The end of an order: DP back less what the shop keeps, finished pieces to a tray; one that waits is rejected
 * (D-36.8).
 */
export function BatalDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const { no_pesanan, dp_rp, status, barang } = pesanan;
  const rejects = status === 'OPEN';
  const made = barang.some((one) => one.kode_barcode !== null);
  const { refund_rp: aturan, ditahan_rp } = hitungRefund(dp_rp, pesanan.batal_persen);
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const form = useFields(FIELDS, { start: { refund_rp: rejects ? null : aturan } });
  const write = useWrite(pesananDocument.cancel, {
    success: rejects ? 'Pesanan ditolak' : 'Pesanan dibatalkan',
    refresh: pesananActs.lists,
    onProblem: form.take,
    after: onClose,
  });
  const send = () => {
    const body = form.check() as Typed | undefined;
    if (body && !write.busy)
      void write.send({ params: { no: no_pesanan }, body: { ...body, ...pengambil } });
  };
  const refund = form.bind('refund_rp');
  const rekening = form.bind('no_rekening');
  const alasan = form.bind('alasan');
  const kembali = (refund.value as Rupiah | null) ?? aturan;
  const dibayar = useDibayar(kembali, rekening.value as string | null);
  return (
    <DialogFrame
      title={t('Batalkan pesanan {no}', { no: no_pesanan })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="danger" busy={write.busy} onClick={send} shortcut="Ctrl Enter" data-submit>
            {rejects
              ? t('Tolak')
              : t('Batalkan, kembalikan {uang}', { uang: formatRupiah(dibayar) })}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        {!rejects && (
          <>
            <Facts
              of={{
                [t('Customer')]: pesanan.nama_customer,
                [t('DP')]: formatRupiah(dp_rp),
                [t('Pengembalian menurut ketentuan')]: formatRupiah(aturan),
                [t('Ditahan toko')]: formatRupiah(ditahan_rp),
              }}
            />
            {dp_rp > 0 && (
              <>
                <RupiahInput
                  {...refund}
                  value={refund.value as Rupiah | null}
                  label={t('Dikembalikan')}
                />
                <RefInput
                  {...rekening}
                  value={rekening.value as string | null}
                  label={t('Dibayar dari rekening, kosong = kas')}
                  source={REKENING}
                  clearable
                />
              </>
            )}
            {made && (
              <div className={css.pair}>
                <FieldInput of={FIELDS.kode_gudang as Field} {...form.bind('kode_gudang')} />
                <FieldInput of={FIELDS.kode_baki as Field} {...form.bind('kode_baki')} />
              </div>
            )}
            <PengambilFields value={pengambil} onChange={setPengambil} />
          </>
        )}
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
