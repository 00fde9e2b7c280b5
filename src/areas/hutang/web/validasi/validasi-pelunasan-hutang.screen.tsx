import { formatInt } from '#kit/rules/format.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { focusSave } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { sense } from '#kit/rules/sentence.ts';
import type { Sum } from '#areas/dokumen/web/part.ts';
import { waitingRows } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import {
  tungguLunasEndpoint,
  tungguLunasRow,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import { MoneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import css from '#areas/hutang/web/hutang.module.css';

/** Whose it is and what it brings; how to reach him waits in the chooser. */
const SHOWN = {
  first: [
    'no_faktur_hutang',
    'nama_customer',
    'jumlah_hutang',
    'bunga_rp',
    'total_bayar',
    'input_by',
  ],
  wide: ['no_lunas', 'kode_sales_lunas', 'no_hp'],
};
const NARROWS = [
  { label: mark('Sales'), by: ['kode_sales', 'kode_sales_lunas'] },
  { label: mark('User'), by: ['input_by'] },
];
const WORDS = {
  empty: mark('Data Tidak Ada'),
  none: mark('Pelunasan yang disimpan kasir menunggu di sini sampai uangnya diterima.'),
  found: mark('Data Tersedia'),
};
const KINDS = [
  waitingRows({
    noun: 'hutang',
    letters: ['HT', 'LH'],
    list: tungguLunasEndpoint,
    query: () => ({ kode_sales: 'ALL' }),
    noOf: (row) => row.no_faktur_hutang,
    rowOf: (row) => row,
    isOf: (row, no) => [row.no_faktur_hutang, row.no_lunas].includes(no),
    Body: ({ dokumen }) => (
      <div className={css.opened}>
        <MoneyFacts key={dokumen.no_faktur_hutang} row={dokumen} />
      </div>
    ),
    due: (chosen) => {
      const amount = sum([rp(0), ...chosen.map(({ diterima }) => diterima)]);
      return {
        label: amount < 0 ? mark('Dibayarkan ke customer') : mark('Diterima'),
        amount: rp(Math.abs(amount)),
        note: t('{n} pelunasan', { n: formatInt(chosen.length) }),
      };
    },
    usePart: usePlaceOfMoney,
    word: mark(sense('Validasi', 'tombol')),
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    step: validasiLunasEndpoint,
    sent: (chosen, user_id) => ({
      params: {},
      body: { no_faktur_hutangs: chosen.map((row) => row.no_faktur_hutang), user_id },
    }),
    lists: [...lunasActs.lists, tungguLunasEndpoint],
    refuse: mark('Batal Validasi'),
    reject: (chosen, onDone) =>
      void openDialog<void>((close) => (
        <RejectDialog rows={chosen} onDone={onDone} onClose={close} />
      )),
  }),
];

/** Whose till took the money. Enter goes from there to the button. */
function usePlaceOfMoney({ onSave }: Sum) {
  const { holders, user_id, setPicked } = useTill();
  return {
    view: (
      <FormFrame onSave={onSave} onLast={focusSave} label={t(sense('Validasi', 'tombol'))}>
        <SelectInput
          label={t('Uang diterima user')}
          name="user_id"
          options={holders}
          value={user_id}
          onChange={setPicked}
        />
      </FormFrame>
    ),
    take: () => ({ value: user_id ?? '' }),
  };
}

/** Redemptions that wait for their money: looked at, validated together or rejected (D-35.13). */
export default function ValidasiPelunasanScreen() {
  return (
    <WaitingScreen
      kinds={KINDS}
      name="validasi-pelunasan-hutang"
      domain="hutang"
      columns={tungguLunasRow}
      shown={SHOWN}
      narrows={NARROWS}
      several
      words={WORDS}
    />
  );
}
