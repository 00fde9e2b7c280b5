import { useEffect, useState } from 'react';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { GramInput } from '#kit/web/input/number-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { batalLunasEndpoint } from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import { HutangBody, type Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const isHutang = nomorDari('HT');

/** Takes a redemption of today back: the ticket scanned, the goods on the scale again, then the owner (D-16.3). */
export default function BatalHutangLunasScreen() {
  const [no, setNo] = useState('');
  useEffect(focusScan, []);
  const { data, error } = useRead(hutangDocument.one, {
    params: { no },
    enabled: no !== '',
    staleTime: 0,
  });
  return (
    <Screen>
      <ScreenHead domain="hutang" />
      <div className={css.pindai}>
        <ScanField
          only
          takes={isHutang}
          label={t('Pindai atau ketik nomor hutang, 14 karakter')}
          onScan={(kode) => setNo(isHutang(kode) ? kode : '')}
          said={error ? t(error.message) : undefined}
          tone="bad"
        />
      </div>
      {data && no ? (
        <Cancel
          key={no}
          hutang={data}
          onDone={() => {
            setNo('');
            // The approval gives the focus back a moment after it has gone.
            setTimeout(focusScan, 80);
          }}
        />
      ) : (
        <EmptyBlock
          title={t('Belum ada hutang')}
          text={t(
            'Hanya pelunasan hari ini yang dapat dibatalkan, selama barangnya masih di toko, dengan otorisasi pemilik.',
          )}
        />
      )}
    </Screen>
  );
}

const lateOf = (tgl: Hari): string =>
  t('Pelunasan {tgl} tidak dapat dibatalkan lagi, hanya pada harinya sendiri.', {
    tgl: formatHariPanjang(tgl, t),
  });

function Cancel({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { no_faktur_hutang: no, status, detail_barang: goods } = hutang;
  const [weights, setWeights] = useState<Readonly<Record<number, Miligram | null>>>({});
  const [said, setSaid] = useState<string>();
  const form = useFields(alasanBatal);
  const write = useWrite(batalLunasEndpoint, {
    success: 'Pelunasan dibatalkan',
    refresh: lunasActs.lists,
    onProblem: (problem: Problem) => form.take(problem) || tell(problem),
    after: onDone,
  });
  const tell = ({ message }: Problem): boolean => {
    setSaid(message);
    return true;
  };
  const acts = useRead(lunasDocument.list, { query: { no_faktur_hutang: no, limit: 100 } }).data;
  const last = acts?.find((one) => one.status !== 'CANC');
  const sold = last?.no_faktur_beli;
  const { tgl_system } = usePerson();
  const late = status === 'LUNAS' && last !== undefined && last.tgl_system !== tgl_system;
  const redeemed = last !== undefined && !late && (status === 'LUNAS' || status === 'TUNGGU');
  const weighed = goods.every(({ urut }) => weights[urut]);
  const cancel = () => {
    setSaid(weighed ? undefined : t('Semua barang ditimbang ulang dahulu'));
    const body = form.check() as { alasan: string } | undefined;
    if (!body || !weighed || write.busy) return;
    const barang = goods.flatMap(({ urut }) => {
      const berat = weights[urut];
      return berat ? [{ urut, berat }] : [];
    });
    void write.send({ params: { no }, body: { ...body, barang } });
  };
  useHotkey('F9', cancel, redeemed);
  const alasan = form.bind('alasan');
  return (
    <div className={css.dua}>
      <div className={css.rentang}>
        <div className={css.lebar}>
          <HutangBody dokumen={hutang} />
        </div>
      </div>
      <aside className={css.sisi} aria-label={t('Pembatalan')}>
        <p>
          <b>{no}</b> <StatusWord of={hutangDocument.row.status} value={status} />
        </p>
        {redeemed ? (
          <FormFrame onSave={cancel} className={css.form} label={t('Pembatalan')}>
            <p>
              {sold
                ? t(
                    'Beli putus ini dibatalkan bersama pembelian {no}, barang kembali menjadi jaminan.',
                    {
                      no: sold,
                    },
                  )
                : t('{total} dikembalikan ke customer, barang kembali menjadi jaminan.', {
                    total: formatRupiah(hutang.jumlah_hutang),
                  })}
            </p>
            {goods.map((one, at) => (
              <GramInput
                key={one.urut}
                name={`berat-${one.urut}`}
                label={t('Timbang {barang}', { barang: one.nama_barang })}
                hint={t('Dahulu {berat} g', { berat: formatGram(one.berat) })}
                value={weights[one.urut] ?? null}
                onChange={(berat) => setWeights((old) => ({ ...old, [one.urut]: berat }))}
                autoFocus={at === 0}
              />
            ))}
            <LongTextInput
              {...alasan}
              value={alasan.value as string | null}
              label={t('Alasan')}
              rows={3}
            />
            {said && <p role="alert">{t(said)}</p>}
            <Button
              look="danger"
              size="pay"
              wide
              busy={write.busy}
              shortcut="F9"
              onClick={cancel}
              data-submit
            >
              {t('Batalkan pelunasan')}
            </Button>
          </FormFrame>
        ) : (
          <p role="alert">
            {acts && (late ? lateOf(last.tgl_system) : t('Hutang ini belum dilunasi'))}
          </p>
        )}
      </aside>
    </div>
  );
}
