import { Suspense, useState } from 'react';
import { text } from '#kit/contract/field.ts';
import { formatHariPendek } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  batalJualEndpoint,
  daftarPenjualanEndpoint,
  penjualanEndpoint,
  penjualanRow,
} from '#areas/penjualan/contract/penjualan.api.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { BatalTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

/** Cancels a sale of today: scan its number, see it, say why, and let somebody else approve (D-6.4). */
export default function BatalPenjualanScreen() {
  const { tgl_system } = usePerson();
  const [no, setNo] = useState('');
  const kemarin = no !== '' && no.slice(5, 11) !== formatHariPendek(tgl_system);
  const { data, error } = useRead(penjualanEndpoint, {
    params: { no },
    enabled: no !== '' && !kemarin && !no.startsWith('TK'),
    staleTime: 0,
  });
  const said = kemarin ? TIDAK_JUAL.JUAL_KEMARIN.message : error?.message;
  const tiket = kemarin ? undefined : no.startsWith('TK') ? no : data?.tukar?.no_tukar;
  const pindai = (kode: string) => setNo(NOMOR.test(kode) ? kode : '');
  return (
    <Screen>
      <ScreenHead domain="penjualan" />
      <div className={css.pindai}>
        <ScanField
          label={t('Pindai atau ketik nomor nota, 14 karakter')}
          onScan={pindai}
          said={said && t(said)}
          tone="bad"
        />
      </div>
      {tiket ? (
        <Suspense>
          <BatalTukar key={tiket} no={tiket} onDone={() => setNo('')} />
        </Suspense>
      ) : data && !kemarin ? (
        <Batal key={data.no_faktur_jual} dokumen={data} onDone={() => setNo('')} />
      ) : (
        <EmptyBlock
          title={said ? t(said) : t('Belum ada nota')}
          text={t(
            'Hanya penjualan hari ini yang dapat dibatalkan, seluruhnya, dengan otorisasi SPV atau pemilik.',
          )}
        />
      )}
    </Screen>
  );
}

const NOMOR = /^[A-Z0-9]{14}$/;
const FIELDS = { alasan: text('Alasan', { min: 3, max: 500 }) };

function Batal({ dokumen, onDone }: { dokumen: Dokumen; onDone: () => void }) {
  const { no_faktur_jual: no, status, grand_total } = dokumen;
  const form = useFields(FIELDS);
  const write = useWrite(batalJualEndpoint, {
    success: 'Penjualan dibatalkan',
    refresh: [daftarPenjualanEndpoint, penjualanEndpoint],
    onProblem: form.take,
    after: onDone,
  });
  const batal = async () => {
    const values = form.check() as { alasan: string } | undefined;
    if (!values || write.busy) return;
    const sure = await confirm({
      title: t('Batalkan penjualan ini?'),
      question: t('{no}, {total}. Barang kembali ke baki, uang dikembalikan.', {
        no,
        total: formatRupiah(grand_total),
      }),
      yes: t('Batalkan penjualan'),
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
          <IsiDokumen dokumen={dokumen} />
        </div>
      </div>
      <aside className={css.sisi} aria-label={t('Pembatalan')}>
        <p>
          <b>{no}</b> <StatusWord of={penjualanRow.status} value={status} />
        </p>
        {status === 'CANC' ? (
          <p role="alert">{t(TIDAK_JUAL.SUDAH_BATAL.message)}</p>
        ) : (
          <FormFrame onSave={() => void batal()} className={css.form} label={t('Pembatalan')}>
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
              {t('Batalkan')} {formatRupiah(grand_total)}
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
