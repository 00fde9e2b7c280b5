import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { zip } from '#kit/rules/lists.ts';
import type { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { bagiBiaya } from '#areas/uang/rules/non-cash.ts';
import { CairMarketplace } from '#areas/uang/web/non-cash/cair-marketplace.tsx';
import { nonCashActs } from '#areas/uang/web/non-cash/acts-non-cash.ts';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof menungguCairEndpoint>[number];
const FIELDS = { keterangan: text('Keterangan', { min: 0, max: 200 }) };

/** What the ticked payments come to, what the bank says, and the act. */
export function FormCair({ dipilih, onDone }: { dipilih: readonly Row[]; onDone: () => void }) {
  if (dipilih.length === 0)
    return (
      <div className={css.pilih}>
        <EmptyBlock
          title={t('Pilih pembayaran')}
          text={t('Centang pembayaran yang uangnya sudah masuk menurut rekening koran.')}
        />
      </div>
    );
  const online = dipilih.filter((one) => one.marketplace).length;
  if (online > 0 && online < dipilih.length)
    return (
      <div className={css.pilih}>
        <EmptyBlock
          title={t('Pilih yang sejenis')}
          text={t('Pencairan marketplace dicatat sendiri, tidak bersama kartu dan transfer.')}
        />
      </div>
    );
  const pilihan = dipilih.map((row) => `${row.no_dokumen}/${row.urut}`).join();
  if (online > 0) return <CairMarketplace key={pilihan} dipilih={dipilih} onDone={onDone} />;
  return <Cair key={pilihan} dipilih={dipilih} onDone={onDone} />;
}

function Cair({ dipilih, onDone }: { dipilih: readonly Row[]; onDone: () => void }) {
  const { tgl_system } = usePerson();
  const [tgl, setTgl] = useState<Hari>(tgl_system);
  const gesek = sum(dipilih.map((one) => one.jumlah_gesek_rp));
  const harap = sum(dipilih.map((one) => one.biaya_bank));
  const [masuk, setMasuk] = useState<Rupiah | null>(minus(gesek, harap));
  const form = useFields(FIELDS);
  const write = useWrite(nonCashDocument.makes.cair, {
    success: 'Pembayaran non cash divalidasi',
    refresh: nonCashActs.lists,
    onProblem: form.take,
    after: (made) => {
      onDone();
      nonCashActs.print(made);
    },
  });
  const biaya = minus(gesek, masuk ?? rp(0));
  const save = () => {
    const bagian = bagiBiaya(
      dipilih.map((one) => ({ ...one, biaya_harap: one.biaya_bank })),
      biaya,
    );
    const baris = zip(dipilih, bagian).map(([{ no_dokumen, urut }, biaya_bank]) => ({
      no_dokumen,
      urut,
      biaya_bank,
      fee_mp: null,
      ongkir: null,
    }));
    const { keterangan } = form.values as { keterangan?: string | null };
    void write.send({ body: { tgl_cair: tgl, keterangan: keterangan || null, baris } });
  };
  const keterangan = form.bind('keterangan');
  useHotkey('F9', save, !write.busy && masuk !== null && masuk <= gesek * 2);
  return (
    <FormFrame onSave={save} className={css.form} label={t('Validasi non cash')}>
      <Facts
        of={{
          [t('Dipilih')]: t('{n} pembayaran', { n: formatInt(dipilih.length) }),
          [t('Jumlah gesek')]: formatRupiah(gesek),
          [t('Biaya menurut rekening')]: formatRupiah(harap),
        }}
      />
      <DayInput
        label={t('Tanggal Cair')}
        value={tgl}
        max={tgl_system}
        onChange={(next) => next && setTgl(next)}
      />
      <RupiahInput
        label={t('Dana masuk menurut bank')}
        value={masuk}
        onChange={(next) => setMasuk(next as Rupiah | null)}
        hint={biaya === harap ? undefined : t('Biaya bank {biaya}', { biaya: formatRupiah(biaya) })}
      />
      <TextInput
        {...keterangan}
        value={keterangan.value as string | null}
        label={t('Keterangan')}
      />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={masuk === null || masuk > gesek * 2}
        onClick={save}
        data-submit
        shortcut="F9"
      >
        {t('Validasi {total}', { total: formatRupiah(masuk ?? rp(0)) })}
      </Button>
    </FormFrame>
  );
}
