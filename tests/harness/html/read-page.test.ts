import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const page = readPage(`<!doctype html><html lang="es"><head><title>Una &amp; otra</title>
  <meta property="og:image" content="/a.png"> <meta http-equiv="refresh" content="3;url=/login"><link rel="canonical" href="http://shop.test/"></head>
  <body><nav aria-label="Principal"><a href="/">Inicio<!-- --> aquí</a></nav>
  <header>La tienda</header><article><header>Un anuncio</header></article><h1>Kit <b>Luz</b></h1><div hidden><a href="/no">No</a></div>
  <dialog><button>Cerrada</button></dialog>
  <dialog open aria-labelledby="t"><h2 id="t">Abierta</h2><button aria-label="Cerrar">x</button></dialog>
  <form><label for="n">Nombre</label><input id="n" value="Ana" readOnly=""><label>Correo <input type="email" aria-describedby="c p"></label>
  <p id="c">Para avisarte.</p><p id="p">Falta la @.</p><textarea name="nota">Con &lt;3 &amp;lt;</textarea>
  <input type="hidden" name="h" value="1"><input type="submit" value="Enviar"></form>
  <a href="/foto"><img alt="Ver la foto" src="/a.png"></a><p role="alert">Falta</p>
  <script type="application/ld+json">{"@type":"Product"}</script></body></html>`)

test('elements are found by their role and the name that is read out', () => {
  expect(page.heading('Kit Luz').tagName).toBe('H1')
  expect(page.href('Inicio aquí')).toBe('/')
  expect(page.href('Ver la foto')).toBe('/foto')
  expect(page.button('Enviar').getAttribute('type')).toBe('submit')
  expect(page.alert().textContent).toBe('Falta')
  expect(page.byRole('banner').textContent).toBe('La tienda')
})

test('fields are found by their labels', () => {
  expect(page.field('Nombre').getAttribute('value')).toBe('Ana')
  expect(page.field('Correo').getAttribute('type')).toBe('email')
  expect(page.hasField('h')).toBe(false)
})

test('what forms send is found by its name, and what is wrong with a field from the field', () => {
  expect(page.valueOf('h')).toBe('1')
  expect(page.valuesOf('nota')).toEqual(['Con <3 &lt;'])
  expect(page.valueOf('otro')).toBeUndefined()
  expect(page.values).toContain('Ana')
  expect(page.all('[readonly]')).toEqual([page.field('Nombre')])
  expect(page.description(page.field('Correo'))).toBe('Para avisarte. Falta la @.')
  expect(page.within(page.byRole('navigation')).hrefs).toEqual(['/'])
})

test('what is hidden or closed is not there', () => {
  expect(page.has('link', 'No')).toBe(false)
  expect(page.has('button', 'Cerrada')).toBe(false)
  expect(page.within(page.dialog('Abierta')).button('Cerrar').tagName).toBe('BUTTON')
})

test('the head is asked by name', () => {
  expect(page.title).toBe('Una & otra')
  expect(page.language).toBe('es')
  expect(page.meta('og:image')).toBe('/a.png')
  expect(page.meta('refresh')).toBe('3;url=/login')
  expect(page.linked('canonical')).toBe('http://shop.test/')
  expect(page.records).toEqual([{ '@type': 'Product' }])
})

test('whoever asks for what is not there once is told what there is', () => {
  expect(() => page.button('Comprar')).toThrow(
    '0 times button Comprar; there are: "Cerrar", "Enviar"',
  )
})

test('a fragment is a page as well', () => {
  expect(readPage('<p>Uno</p><a href="/x">Dos</a>').href('Dos')).toBe('/x')
})
