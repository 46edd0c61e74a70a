import { z } from 'zod'
import { destinations } from '#kernel/destination.ts'
import { locales } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Log } from '#platform/log.ts'
import {
  descriptionOf,
  newTurn,
  runTool,
  schemaOf,
} from '#shop/assistant/toolbox/run-tool.service.server.ts'
import { isShopTool, type ShopToolName, toolList } from '#shop/assistant/toolbox/tool-list.input.ts'

/** Loaded with the first request: a shop that nobody asks in this way starts without it. */
const loadSdk = () => import('@modelcontextprotocol/server')
type Sdk = Awaited<ReturnType<typeof loadSdk>>

export type McpCtx = Needs<'locale' | 'destination' | 'now' | 'config'> & { readonly log: Log }

const instructions =
  'A shop of solar equipment for homes in Cuba and the USA. Every price is in US dollars; price_cuba is delivered to Cuba, price_usa to an address in the USA. Figures of runtime and sizing are estimates. The tools only read: nothing is ordered or reserved here. Paths are below the address of this shop.'

const place = z.object({
  language: z.enum(locales).optional().describe('The language of names and texts.'),
  destination: z.enum(destinations).optional().describe('Where the order would go.'),
})

const described = () =>
  (Object.keys(toolList) as ShopToolName[]).map((name) => ({
    name,
    description: descriptionOf(name),
    inputSchema: schemaOf(toolList[name].input.extend(place.shape)) as { type: 'object' },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }))

let shapes: ReturnType<typeof described> | undefined
/** Made with the first request, for a start would take longer. */
function listed() {
  shapes ??= described()
  return shapes
}

const textResult = (value: unknown, isError = false) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
  ...(isError && { isError }),
})

/** Invalid fields are named to the model, which may correct them. */
async function call(ctx: McpCtx, name: ShopToolName, input: unknown) {
  const where = place.safeParse(input ?? {})
  if (!where.success) {
    const fields = Object.fromEntries(
      where.error.issues.map(({ path, message }) => [path.join('.') || 'input', message]),
    )
    return textResult({ error: 'invalid input', fields }, true)
  }
  const { language = ctx.locale, destination = ctx.destination } = where.data
  const turn = newTurn({ ...ctx, locale: language, destination })
  const done = await runTool(turn, name, input)
  if (!done.ok) return textResult({ error: 'invalid input', fields: done.fields }, true)
  return textResult(done.value)
}

function serverFor({ Server, ProtocolError, ProtocolErrorCode }: Sdk, ctx: McpCtx) {
  const server = new Server(
    { name: 'girasol', title: 'Girasol', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler('tools/list', () => ({ tools: listed() }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    if (!isShopTool(params.name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `unknown tool: ${params.name}`)
    try {
      return await call(ctx, params.name, params.arguments)
    } catch (err) {
      ctx.log.error({ err, tool: params.name }, 'a tool failed')
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'the tool failed')
    }
  })
  return server
}

/** Answers one message of a client, of the present protocol or of the one of 2025; nothing is remembered. */
export async function answerMcp(ctx: McpCtx, request: Request, body: unknown): Promise<Response> {
  const sdk = await loadSdk()
  if (!(await sdk.isLegacyRequest(request, body))) {
    const handler = sdk.createMcpHandler(() => serverFor(sdk, ctx), {
      legacy: 'reject',
      // nothing here changes while a client listens: no stream is held open
      maxSubscriptions: 0,
    })
    return handler.fetch(request, { parsedBody: body })
  }
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = serverFor(sdk, ctx)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}
