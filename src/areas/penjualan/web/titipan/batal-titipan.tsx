import { useState } from 'react';
import { optional, rupiah, text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

const BACA = [titipanDocument.list, titipanDocument.one];
const FIELDS = {
  alasan: text('Alasan', { min: 3, max: 500 }),
  refund_rp: optional(rupiah('Dikembalikan', { min: rp(0) })),
  no_rekening: optional(text('Rekening', { max: 20 })),
};
const REKENING = {
  call: 'GET rekenings',
  value: 'no_rekening',
  show: 'nama_rekening',
  table: 'rekening',
} as const;

/** The end of a deposit: what is given back, from where, and why; always with an approval. */
export function BatalTitipanDialog({
  dokumen,
  onClose,
}: {
  dokumen: TitipanDokumen;
  onClose: () => void;
}) {
  const sesi = useSesi();
  const menolak = dokumen.status === 'OPEN';
  const aturan = dokumen.refund_aturan ?? rp(0);
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const form = useFields(FIELDS, { start: { refund_rp: menolak ? null : aturan } });
  const write = useWrite(titipanDocument.cancel, {
    success: menolak ? 'Titipan ditolak, barangnya bebas lagi' : 'Titipan dibatalkan',
    refresh: BACA,
    onProblem: form.take,
    after: (done) => {
      onClose();
      if (!menolak) void cetakTitipan(done, sesi);
    },
  });
  const send = () => {
    const body = form.check() as
      | { alasan: string; refund_rp: Rupiah | null; no_rekening: string | null }
      | undefined;
    if (body && !write.busy)
      void write.send({ params: { no: dokumen.no_titip }, body: { ...body, ...pengambil } });
  };
  const alasan = form.bind('alasan');
  const refund = form.bind('refund_rp');
  const rekening = form.bind('no_rekening');
  const kembali = (refund.value as Rupiah | null) ?? aturan;
  const dibayar = useDibayar(kembali, rekening.value);
  return (
    <DialogFrame
      title={t('Batalkan titipan {no}', { no: dokumen.no_titip })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="danger" busy={write.busy} onClick={send} shortcut="Ctrl Enter" data-submit>
            {menolak
              ? t('Tolak')
              : t('Batalkan, kembalikan {uang}', { uang: formatRupiah(dibayar) })}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.form}>
        {!menolak && (
          <>
            <Facts
              of={{
                [t('Uang titip')]: formatRupiah(dokumen.dp_rp),
                [t('Pengembalian menurut ketentuan')]: formatRupiah(aturan),
                [t('Ditahan toko')]: formatRupiah(minus(dokumen.dp_rp, kembali)),
              }}
            />
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

type Setoran = TitipanDokumen['setoran'][number];

/** A further deposit of today taken back. */
export function BatalSetoranDialog({
  dokumen,
  setoran,
  onClose,
}: {
  dokumen: TitipanDokumen;
  setoran?: Setoran;
  onClose: () => void;
}) {
  if (!setoran) return null;
  return (
    <ReasonDialog
      of={setoranDocument.cancel}
      params={{ induk: dokumen.no_titip, no: setoran.no_bayar }}
      title={t('Batalkan setoran {no}', { no: setoran.no_bayar })}
      question={t('{uang} dikembalikan kepada {nama}.', {
        uang: formatRupiah(setoran.jumlah),
        nama: dokumen.customer.nama || '-',
      })}
      act={t('Batalkan setoran')}
      danger
      success="Setoran titipan dibatalkan"
      refresh={BACA}
      onClose={onClose}
    />
  );
}
