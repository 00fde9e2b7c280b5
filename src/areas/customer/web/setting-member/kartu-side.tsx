import type { ReactNode } from 'react';
import type { Option } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { PaperPreview } from '#kit/web/counter/paper-preview.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { CheckList } from '#kit/web/input/check-list.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import {
  kartuFields,
  settingMemberEndpoint,
  ubahSettingMemberEndpoint,
} from '#areas/customer/contract/setting-member.api.ts';
import type { Kartu, SettingMember } from '#areas/customer/rules/kartu-member.ts';
import { KARTU_MM, kartuCss, kartuHtml } from '#areas/customer/web/setting-member/kartu-html.ts';
import css from '#areas/customer/web/setting-member/setting-member.module.css';

const CONTOH = {
  kode_customer: 'MB000001',
  nama: 'Ratna Wulandari',
  no_hp: '0812 3456 7890',
  tgl_lahir: '1990-08-17',
  halaman_kartu: 'https://toko.contoh/nota/MB000001',
};

/** How a member's card looks; a member's own is printed where members are, on /data-member. */
export function KartuSide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(settingMemberEndpoint);
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && <Form key={JSON.stringify(data.kartu)} setting={data} />}
      </div>
    </Screen>
  );
}

function Form({ setting }: { setting: SettingMember }) {
  const form = useFields(kartuFields, { start: { ...setting.kartu } });
  const { toko } = useSesi();
  const write = useWrite(ubahSettingMemberEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [settingMemberEndpoint],
    onProblem: form.take,
  });
  const save = () => {
    const kartu = form.check() as Kartu | undefined;
    if (kartu) void write.send({ body: { ...setting, kartu } });
  };
  const kartu = {
    judul: String(form.values.judul ?? ''),
    warna: (form.values.warna as Kartu['warna'] | null) ?? setting.kartu.warna,
    isi: (form.values.isi as Kartu['isi'] | null) ?? [],
  };
  const options = (kartuFields.isi.options ?? []).map((one: Option) => ({
    ...one,
    label: t(one.label),
  }));
  return (
    <div className={css.sides}>
      <FormFrame onSave={save} className={css.form} label={t('Kartu member')}>
        <FieldInput of={kartuFields.judul} {...form.bind('judul')} />
        <FieldInput of={kartuFields.warna} {...form.bind('warna')} />
        <CheckList
          label={t(kartuFields.isi.label)}
          options={options}
          name="isi"
          value={[...kartu.isi]}
          onChange={(isi) => form.set('isi', isi)}
        />
        <Button
          look="primary"
          busy={write.busy}
          disabled={!form.changed}
          onClick={save}
          data-submit
          shortcut="Ctrl Enter"
        >
          {t('Simpan')}
        </Button>
      </FormFrame>
      <div className={css.card}>
        <PaperPreview
          label={t('Contoh kartu')}
          mm={KARTU_MM}
          html={kartuHtml(kartu, CONTOH, toko)}
          styles={kartuCss(kartu)}
        />
        <p className={css.print}>{t('Kartu seorang member dicetak di Data Member.')}</p>
      </div>
    </div>
  );
}
