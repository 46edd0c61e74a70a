import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The category pages of the specification; their products live under /catalogo. */
const families = {
  panelessolarescuba: 'panel',
  baterias: 'battery',
  inversores: 'inverter',
  'energia-portatil': 'portable',
  accesorios: 'accessory',
}

const legalPages = [
  'terminos-y-condiciones',
  'politica-de-privacidad',
  'politica-de-cookies',
  'politica-de-cumplimiento',
  'politica-envios-devoluciones',
  'affidavit-certificacion',
]

export default [
  layout('routes/storefront/_layout.tsx', [
    index('routes/storefront/home.tsx'),
    route('catalogo', 'routes/storefront/catalogue.tsx'),
    route('catalogo/:slug', 'routes/storefront/product.tsx'),
    route('productos', 'routes/storefront/products.tsx'),
    ...Object.entries(families).flatMap(([path, category]) => [
      route(path, 'routes/storefront/category.tsx', { id: `category-${category}` }),
      route(`${path}/:slug`, 'routes/storefront/to-product.ts', { id: `to-product-${category}` }),
    ]),
    route('comparar', 'routes/storefront/compare.tsx'),
    route('calculadora-solar', 'routes/storefront/calculator.tsx'),
    route('guia-instalacion', 'routes/storefront/guide.tsx'),
    route('carrito', 'routes/storefront/cart.tsx'),
    route('carrito/proforma', 'routes/storefront/proforma.tsx'),
    route('c/:token', 'routes/storefront/shared-cart.tsx'),
    route('sin-conexion', 'routes/storefront/offline.tsx'),
    route('login', 'routes/account/login.tsx'),
    route('login/codigo', 'routes/account/login-code.tsx'),
    route('signup', 'routes/account/signup.tsx'),
    route('crear-cuenta', 'routes/account/signup.tsx', { id: 'crear-cuenta' }),
    route('email-confirmation-pending', 'routes/account/pending.tsx'),
    route('email-confirmado', 'routes/account/confirmed.tsx'),
    route('email-confirmed', 'routes/account/confirmed.tsx', { id: 'email-confirmed' }),
    route('admin-signup', 'routes/account/admin-signup.tsx'),
    route('olvido-contrasena', 'routes/account/forgot.tsx'),
    route('reset-password', 'routes/account/reset.tsx'),
    layout('routes/account/gate.tsx', [
      route('cuenta', 'routes/account/account.tsx'),
      route('cuenta/seguridad', 'routes/account/security.tsx'),
      route('admin', 'routes/account/panel.tsx'),
      route('admin/usuarios', 'routes/admin/people.tsx'),
      route('admin/invite', 'routes/admin/invite.tsx'),
      ...['cuenta/*', 'admin/*', 'test-suite'].map((path) =>
        route(path, 'routes/account/behind-the-gate.tsx', { id: `behind-the-gate ${path}` }),
      ),
    ]),
    ...legalPages.map((path) => route(path, 'routes/storefront/legal.tsx', { id: path })),
    route('*', 'routes/storefront/not-found.tsx'),
  ]),
  route('logout', 'routes/account/logout.ts'),
  route('conexion', 'routes/account/connection.ts'),
  route('carrito/productos', 'routes/storefront/cart-products.ts'),
  route('carrito/compartir', 'routes/storefront/cart-share.ts'),
  route('carrito/perfil', 'routes/account/profile-cart.ts'),
  route('sesion', 'routes/account/session.ts'),
  route('sesion/rol', 'routes/account/role.ts'),
  route('destino', 'routes/storefront/destination.ts'),
  route('ajustes/mantenimiento', 'routes/storefront/maintenance.ts'),
  route('cupon', 'routes/storefront/coupon.ts'),
  route('functions/v1/:name', 'routes/functions/function.ts'),
  route('secciones/:family', 'routes/storefront/shelf.ts'),
  route('buscar/sugerencias', 'routes/storefront/suggestions.ts'),
  route('locales/:lng/translation.json', 'routes/storefront/translation.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
] satisfies RouteConfig
