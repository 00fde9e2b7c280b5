import { useEffect, useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { EVERY_MS, Queue } from '#areas/dokumen/web/queue.tsx';
import {
  tungguLunasEndpoint,
  tungguLunasRow,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import { MoneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Row = AnswerOf<typeof tungguLunasEndpoint>[number];
/** How soon the list is read again after a validation (3§9). */
const AGAIN_MS = 1000;
const NONE: readonly Row[] = [];
/** Whose it is and what it brings; how to reach him waits in the chooser. */
const AWAL = [
  'no_faktur_hutang',
  'nama_customer',
  'jumlah_hutang',
  'bunga_rp',
  'total_bayar',
  'input_by',
];
const LEBAR = ['no_lunas', 'kode_sales_lunas', 'no_hp'];

const isWaiting = nomorDari('HT', 'LH');
const keyOf = (row: Row): string => row.no_faktur_hutang;

/** Redemptions that wait for their money: scanned or chosen, looked at, validated together or rejected (D-35.13). */
export default function ValidasiPelunasanScreen() {
  const person = usePerson();
  const [sales, setSales] = useState<string | null>('ALL');
  const [kasir, setKasir] = useState('ALL');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [no, setNo] = useState('');
  const { all, isPending, error, refetch } = useWaitingList(sales ?? 'ALL');
  const columns = useMemo(
    () => columnsOf<Row>(tungguLunasRow, person, ['no_faktur_hutang']),
    [person],
  );
  const rows = kasir === 'ALL' ? all : all.filter((row) => row.input_by === kasir);
  const ofCode = (code: string) => rows.find((row) => [keyOf(row), row.no_lunas].includes(code));
  const opened = ofCode(no);
  const picked = rows.filter((row) => chosen.has(keyOf(row)));
  const acting = picked.length > 0 || !opened ? picked : [opened];
  const clear = () => {
    setChosen(new Set());
    setNo('');
  };
  const filter = (change: () => void) => {
    change();
    clear();
  };
  return (
    <Queue
      name="validasi-pelunasan-hutang"
      domain="hutang"
      label={t('Menunggu validasi')}
      columns={columns}
      shown={{ first: AWAL, wide: LEBAR }}
      rows={rows}
      keyOf={keyOf}
      loading={isPending}
      error={error}
      onRetry={refetch}
      no={opened ? keyOf(opened) : no}
      takes={isWaiting}
      onPick={setNo}
      several={{
        chosen,
        onChoose: setChosen,
        onScan: (code) => {
          const row = ofCode(code);
          if (row) setChosen((old) => new Set([...old, keyOf(row)]));
        },
      }}
      scan={t('Pindai atau ketik nomor hutang, 14 karakter')}
      wrong={no !== '' && !opened && !isPending ? t('Hutang ini tidak menunggu lagi') : undefined}
      filter={
        <>
          <RefInput
            label={t('Sales')}
            width={190}
            source={sourceOf(saringSales.kode_sales)}
            all
            value={sales}
            onChange={(next) => filter(() => setSales(next))}
          />
          <SelectInput
            label={t('User')}
            width={160}
            searchable={false}
            options={[
              { value: 'ALL', label: 'SEMUA' },
              ...[...new Set(all.map((row) => row.input_by))].map((value) => ({
                value,
                label: value,
              })),
            ]}
            value={kasir}
            onChange={(next) => filter(() => setKasir(next ?? 'ALL'))}
          />
          <small role="status">{rows.length > 0 && t('Data Tersedia')}</small>
        </>
      }
      none={{
        title: t('Data Tidak Ada'),
        text: t('Pelunasan yang disimpan kasir menunggu di sini sampai uangnya diterima.'),
      }}
      body={
        opened && (
          <div className={css.opened}>
            <MoneyFacts key={keyOf(opened)} row={opened} />
          </div>
        )
      }
      pay={
        <Validate
          chosen={acting}
          onDone={() => {
            clear();
            setTimeout(() => void refetch(), AGAIN_MS);
          }}
        />
      }
      pick={{ title: t('Pilih hutang'), text: t('Pindai surat hutang, atau pilih dari daftar.') }}
    />
  );
}

/** Those of a sales person or of all, read again every few seconds. */
function useWaitingList(kode_sales: string) {
  const { data, error, isPending, refetch } = useRead(tungguLunasEndpoint, {
    query: { kode_sales },
    keep: true,
    staleTime: 0,
  });
  useEffect(() => {
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return { all: data ?? NONE, error, isPending, refetch };
}

/** Whose till took the money, what it comes to, and the act. */
function Validate({ chosen, onDone }: { chosen: readonly Row[]; onDone: () => void }) {
  const { holders, user_id, setPicked } = useTill();
  const write = useSaidWrite(validasiLunasEndpoint, {
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    refresh: lunasActs.lists,
    after: onDone,
  });
  const none = chosen.length === 0;
  const save = () => {
    const no_faktur_hutangs = chosen.map((row) => row.no_faktur_hutang);
    if (!none) write.send({}, { no_faktur_hutangs, user_id: user_id ?? '' });
  };
  useHotkey('F9', save, !none && !write.busy);
  return (
    <FormFrame onSave={save} className={css.form} label={t('Validasi')}>
      <Facts
        of={{
          [t('Dipilih')]: t('{n} pelunasan', { n: formatInt(chosen.length) }),
          [t('Diterima')]: formatRupiah(sum([rp(0), ...chosen.map((row) => row.diterima)])),
        }}
      />
      <SelectInput
        label={t('Uang diterima user')}
        name="user_id"
        options={holders}
        value={user_id}
        onChange={setPicked}
        error={write.said}
      />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={none}
        onClick={save}
        data-submit
        shortcut="F9"
      >
        {t('Validasi')}
      </Button>
      <Button
        look="danger"
        disabled={none || write.busy}
        onClick={() =>
          void openDialog<void>((close) => (
            <RejectDialog rows={chosen} onDone={onDone} onClose={close} />
          ))
        }
      >
        {t('Batal Validasi')}
      </Button>
    </FormFrame>
  );
}
