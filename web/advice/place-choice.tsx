import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { selectLook } from '#shop/solar/ui/choice.tsx'
import type { PlaceOnPage } from './place-choice.server.ts'

/** Where it will stand: the cold decides how many panels go in series. Works without scripts. */
export function PlaceChoice({ code, chosen, choices, others, texts, unknown }: PlaceOnPage) {
  return (
    <>
      {unknown && (
        <p role="alert" className="mt-4 border-l-4 border-l-warn pl-3">
          {unknown}
        </p>
      )}
      <form method="get" className="mt-4 flex max-w-xl flex-wrap items-end gap-3 print:hidden">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="grid grow text-sm text-soft-ink">
          {texts.label}
          <select key={code} name="lugar" defaultValue={code} className={`${selectLook} text-base`}>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass()}>
          {texts.change}
        </button>
      </form>
      <p className="mt-4 hidden print:block">{format(texts.counted, { place: chosen })}</p>
    </>
  )
}
