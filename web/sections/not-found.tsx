import { useProductWords } from '../use-page-words.ts'

export function NotFound() {
  const words = useProductWords().notFound
  return (
    <div className="page py-16">
      <h1 className="text-3xl font-bold">{words.title}</h1>
      <p className="mt-4">{words.description}</p>
    </div>
  )
}
