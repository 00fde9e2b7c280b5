import { optional, text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { LongTextInput, TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { pengambilService } from '#areas/service/contract/pengambil.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import css from '#areas/service/web/service.module.css';

const FIELDS = {
  alasan: text('Alasan', { min: 3, max: 500 }),
  no_rekening: optional(text('Rekening', { max: 20 })),
  ...pengambilService,
};
type Typed = {
  alasan: string;
  no_rekening: string | null;
  kode_nota: string | null;
  diambil_oleh: string | null;
  no_ktp: string | null;
};
const REKENING = {
  call: 'GET rekenings',
  value: 'no_rekening',
  show: 'nama_rekening',
  table: 'rekening',
} as const;

/** A job given back unrepaired, with its DP; one that waits is rejected (D-37.5). */
export function BatalDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { no_service, dp_rp, status } = service;
  const rejects = status === 'OPEN';
  const form = useFields(FIELDS);
  const write = useWrite(serviceDocument.cancel, {
    success: rejects ? 'Service ditolak' : 'Service dibatalkan, barang dikembalikan',
    refresh: serviceActs.lists,
    onProblem: form.take,
    after: onClose,
  });
  const send = () => {
    const body = form.check() as Typed | undefined;
    if (body && !write.busy) void write.send({ params: { no: no_service }, body });
  };
  const bound = (name: keyof Typed) => {
    const { value, ...rest } = form.bind(name);
    return { ...rest, value: value as string | null };
  };
  const dibayar = useDibayar(dp_rp, bound('no_rekening').value);
  return (
    <DialogFrame
      title={t('Batalkan service {no}', { no: no_service })}
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
          <Facts
            of={{
              [t('Customer')]: service.nama_customer,
              [t('Barang')]: service.barang.map((one) => one.nama_barang).join(', '),
              [t('DP')]: formatRupiah(dp_rp),
            }}
          />
        )}
        {!rejects && dp_rp > 0 && (
          <RefInput
            {...bound('no_rekening')}
            label={t('Dibayar dari rekening, kosong = kas')}
            source={REKENING}
            clearable
          />
        )}
        {!rejects && (
          <TextInput {...bound('kode_nota')} label={t('QR Tanda Terima')} maxLength={300} />
        )}
        {!rejects && (
          <div className={css.pair}>
            <TextInput {...bound('diambil_oleh')} label={t('Diambil oleh')} maxLength={100} />
            <TextInput
              {...bound('no_ktp')}
              label={t('No KTP Yang Mengambil')}
              typed="digitsOnly"
              maxLength={16}
            />
          </div>
        )}
        <LongTextInput {...bound('alasan')} label={t('Alasan')} rows={2} autoFocus />
      </FormFrame>
    </DialogFrame>
  );
}
