import { text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPendek } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarPembelianEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import {
  daftarPenjualanEndpoint,
  penjualanEndpoint,
} from '#areas/penjualan/contract/penjualan.api.ts';
import {
  batalTukarEndpoint,
  daftarTukarEndpoint,
  satuTukarEndpoint,
  tukarRow,
} from '#areas/tukar/contract/tukar.api.ts';
import { labelSelisih } from '#areas/tukar/rules/struk-tukar.ts';
import { TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { IsiTukar, type DokumenTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Props = { no: string; onDone: () => void };

/** Cancels a ticket of today, both halves at once, by approval of somebody else (D-6.4, D-14.1). */
export default function BatalTukar({ no, onDone }: Props) {
  const { tgl_system } = usePerson();
  const { data, error } = useRead(satuTukarEndpoint, { params: { no }, staleTime: 0 });
  if (no.slice(5, 11) !== formatHariPendek(tgl_system))
    return <EmptyBlock title={t(TIDAK_TUKAR.TUKAR_KEMARIN.message)} text={no} />;
  if (error) return <EmptyBlock title={t(error.message)} text={no} />;
  return data ? <Batal dokumen={data} onDone={onDone} /> : null;
}

const FIELDS = { alasan: text('Alasan', { min: 3, max: 500 }) };

function Batal({ dokumen, onDone }: { dokumen: DokumenTukar; onDone: () => void }) {
  const { no_tukar: no, status, selisih } = dokumen;
  const form = useFields(FIELDS);
  const write = useWrite(batalTukarEndpoint, {
    success: 'Tukar tambah dibatalkan',
    refresh: [
      daftarTukarEndpoint,
      satuTukarEndpoint,
      daftarPenjualanEndpoint,
      penjualanEndpoint,
      daftarPembelianEndpoint,
    ],
    onProblem: form.take,
    after: onDone,
  });
  const batal = async () => {
    const values = form.check() as { alasan: string } | undefined;
    if (!values || write.busy) return;
    const sure = await confirm({
      title: t('Batalkan tukar tambah ini?'),
      question: t('{no}: barang kembali ke baki, emas dan selisih {uang} dikembalikan.', {
        no,
        uang: formatRupiah(Math.abs(selisih) as Rupiah),
      }),
      yes: t('Batalkan tukar tambah'),
      no: t('Tidak'),
      danger: true,
    });
    if (sure) void write.send({ params: { no }, body: values });
  };
  useHotkey('F9', () => void batal(), status !== 'CANC');
  const alasan = form.bind('alasan');
  return (
    <div className={css.dua}>
      <div className={css.rentang}>
        <div className={css.lebar}>
          <IsiTukar dokumen={dokumen} />
        </div>
      </div>
      <aside className={css.sisi} aria-label={t('Pembatalan')}>
        <p>
          <b>{no}</b> <StatusWord of={tukarRow.status} value={status} />
        </p>
        {status === 'CANC' ? (
          <p role="alert">{t(TIDAK_TUKAR.SUDAH_BATAL.message)}</p>
        ) : (
          <FormFrame onSave={() => void batal()} className={css.form} label={t('Pembatalan')}>
            <p>
              {t('Penjualan dan pembelian dibatalkan bersama.')} {t(labelSelisih(selisih))}{' '}
              {formatRupiah(Math.abs(selisih) as Rupiah)}
            </p>
            <LongTextInput
              {...alasan}
              value={alasan.value as string | null}
              label={t('Alasan')}
              rows={3}
              autoFocus
            />
            <Button
              look="danger"
              size="pay"
              wide
              busy={write.busy}
              shortcut="F9"
              onClick={() => void batal()}
              data-submit
            >
              {t('Batalkan tukar tambah')}
            </Button>
          </FormFrame>
        )}
        <Button
          look="quiet"
          onClick={() => {
            onDone();
            focusField('pindai');
          }}
        >
          {t('Nota lain')}
        </Button>
      </aside>
    </div>
  );
}
