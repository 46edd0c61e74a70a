import type { ListKind } from '../list-state.rules.ts'

interface ListSource {
  readonly lists: readonly ListKind[]
  /** Where a person reads of it. */
  readonly page: string
  /** Of the files themselves, which the shop can fetch; none where the authority publishes a page only. */
  readonly files: readonly string[]
}

const treasury = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

/** Where the authorities publish their lists. */
export const listSources: readonly ListSource[] = [
  {
    lists: ['SDN', 'CONS'],
    page: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
    files: ['SDN.CSV', 'ALT.CSV', 'CONS_PRIM.CSV', 'CONS_ALT.CSV'].map(
      (file) => `${treasury}/${file}`,
    ),
  },
  {
    lists: ['CSL'],
    page: 'https://www.trade.gov/consolidated-screening-list',
    files: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
  },
  {
    lists: ['DPL'],
    page: 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl',
    files: [],
  },
  { lists: ['CRL'], page: 'https://www.state.gov/cuba-restricted-list', files: [] },
]
