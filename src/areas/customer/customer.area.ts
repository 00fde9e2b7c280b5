import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { afiliasiMaster } from '#areas/customer/contract/afiliasi.master.ts';
import * as member from '#areas/customer/contract/member.api.ts';
import * as setting from '#areas/customer/contract/setting-member.api.ts';
import { provinsiEndpoint } from '#areas/customer/contract/provinsi.ts';
import * as nomorLepas from '#areas/customer/contract/nomor-lepas.api.ts';
import * as api from '#areas/customer/contract/customer.api.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { customerEvents } from '#areas/customer/contract/customer.event.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

/** Who is served: found by phone, name or code, added at the counter. */
export const customerArea = defineArea({
  events: customerEvents,
  parameters: customerParam,
  moduls: customerModul,
  log: {
    as: 'customer',
    tables: {
      customer: 'customer',
      customer_nomor_lepas: 'nomor yang dilepas',
      setting_member: 'setting member',
    },
  },
  masters: [hadiahMaster, afiliasiMaster],
  screens: [
    {
      group: 'Member',
      title: 'Data Customer',
      path: 'data-customer',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
  ],
  endpoints: [
    api.cariCustomerEndpoint,
    api.cariMemberEndpoint,
    api.customerEndpoint,
    api.tambahCustomerEndpoint,
    api.ubahCustomerEndpoint,
    provinsiEndpoint,
    ...endpointsIn(nomorLepas),
    ...endpointsIn(member),
    ...endpointsIn(setting),
  ],
});
