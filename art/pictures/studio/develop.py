"""Renders the stage and develops the result: takes the grain out and sets the ground to its colour."""
import os
import tempfile

import bpy
import numpy as np

from materials import GROUND, linear

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Emit', 'Normal', 'Position')
SHOULDER = 0.78


def _pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(flat.reshape(h, w, -1)[::-1, :, :3])


def _ask_for_passes(folder):
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct',
                 'glossy_indirect', 'glossy_color', 'emit', 'normal', 'position'):
        setattr(layer, f'use_pass_{name}', True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.format.exr_codec = 'NONE'
    target.file_slots.clear()
    for name in PASSES:
        target.file_slots.new(name)
        tree.links.new(source.outputs[name], target.inputs[name])


def _shoot(side, samples, frame=None, tall=None):
    scene = bpy.context.scene
    scene.render.use_border = frame is not None
    if frame:
        (scene.render.border_min_x, scene.render.border_max_x,
         scene.render.border_min_y, scene.render.border_max_y) = frame
    scene.render.resolution_x, scene.render.resolution_y = side, tall or side
    scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        _ask_for_passes(folder)
        scene.render.filepath = os.path.join(folder, 'whole')
        bpy.ops.render.render(write_still=False)
        return {name: _pixels(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
                for name in PASSES}


def _around(field, step):
    """The field seen from each of the eight neighbours that are `step` pixels away."""
    h, w = field.shape[:2]
    wide = np.pad(field, ((step, step), (step, step)) + ((0, 0),) * (field.ndim - 2), 'edge')
    return [wide[y:y + h, x:x + w] for y in (0, step, 2 * step) for x in (0, step, 2 * step)
            if (y, x) != (step, step)]


def _whole(normal):
    """True where a pixel shows one surface alone, not an edge."""
    return np.einsum('ijk,ijk->ij', normal, normal) > 0.94


def _guides(raw):
    return {'normal': raw['Normal'], 'place': raw['Position'],
            'colour': (raw['DiffCol'] + raw['GlossCol']).mean(2), 'whole': _whole(raw['Normal'])}


def _same_surface(guide, step):
    """How far each of the eight neighbours may be taken for the same surface."""
    shares = []
    around = {name: _around(field, step) for name, field in guide.items()}
    for normal, place, colour, whole in zip(*(around[name] for name in guide)):
        turn = np.clip(np.einsum('ijk,ijk->ij', guide['normal'], normal), 0, 1) ** 24
        away = np.einsum('ijk,ijk->ij', guide['normal'], guide['place'] - place)
        share = turn * np.exp(np.abs(away) * np.float32(-60))
        alike = np.exp(np.abs(guide['colour'] - colour) * np.float32(-25))
        share *= np.where(guide['whole'] & whole, np.float32(1), np.where(guide['whole'] | whole, np.float32(0), alike))
        shares.append(share)
    return shares


def _smooth(light, shares, keep, whole):
    """Averages neighbours of the same surface, farther in each round, and keeps what differs in light."""
    for step, same in shares:
        level = light.mean(2)
        total = light.copy()
        weight = np.ones_like(level)
        edge = np.where(whole, -1 / (np.float32(keep) * (level + np.float32(0.05))), np.float32(0))
        for other, share in zip(_around(light, step), same):
            part = share * np.exp(np.abs(other.mean(2) - level) * edge)
            total += other * part[..., None]
            weight += part
        light = total / weight[..., None]
    return light


def _ground_light(things):
    for thing in things:
        thing.hide_render = True
    empty = _shoot(80, 24)
    for thing in things:
        thing.hide_render = False
    light = (empty['DiffDir'] + empty['DiffInd']) * empty['DiffCol']
    light += (empty['GlossDir'] + empty['GlossInd']) * empty['GlossCol']
    for _ in range(12):
        light = (light + sum(_around(light, 3))) / 9
    return light


def _grown(field, side):
    at = np.linspace(0, field.shape[0] - 1, side)
    low = np.floor(at).astype(int)
    high = np.minimum(low + 1, field.shape[0] - 1)
    part = (at - low)[:, None, None]
    rows = field[low] * (1 - part) + field[high] * part
    part = part.reshape(1, -1, 1)
    return rows[:, low] * (1 - part) + rows[:, high] * part


def _curve(light):
    over = np.maximum(light - SHOULDER, 0)
    room = 1 - SHOULDER
    return np.where(light < SHOULDER, light, SHOULDER + room * (1 - np.exp(-over / room)))


def _uncurve(shown):
    shown = np.asarray(shown)
    room = 1 - SHOULDER
    over = -room * np.log(np.maximum(1 - (shown - SHOULDER) / room, 1e-6))
    return np.where(shown < SHOULDER, shown, SHOULDER + over)


def _to_screen(light):
    shown = np.clip(_curve(np.maximum(light, 0)), 0, 1)
    return np.where(shown <= 0.0031308, shown * 12.92, 1.055 * shown ** (1 / 2.4) - 0.055)


def _save(picture, path):
    h, w, _ = picture.shape
    image = bpy.data.images.new('done', w, h)
    image.colorspace_settings.name = 'sRGB'
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = picture[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw = path
    image.file_format = 'PNG'
    image.save()
    bpy.data.images.remove(image)


def _developed(raw):
    guide = _guides(raw)
    near = [(step, _same_surface(guide, step)) for step in (1, 2, 4, 8)]
    diffuse = _smooth(raw['DiffDir'] + raw['DiffInd'], near, 0.35, guide['whole'])
    gloss = _smooth(raw['GlossDir'] + raw['GlossInd'], near[:2], 0.6, guide['whole'])
    return diffuse * raw['DiffCol'] + gloss * raw['GlossCol'] + raw['Emit']


def _feather(frame, side, soft):
    """1 inside the frame, falling to 0 at its rim."""
    left, right, bottom, top = (round(edge * side) for edge in frame)
    at = np.arange(side)
    across = np.minimum(at - left - 2 if left > 0 else side, right - 3 - at if right < side else side) / soft
    along = np.minimum(at - (side - top) - 2 if top < side else side,
                       side - bottom - 3 - at if bottom > 0 else side) / soft
    across, along = np.broadcast_to(across, side), np.broadcast_to(along, side)
    return np.clip(np.minimum(across[None, :], along[:, None]), 0, 1)[..., None]


def develop(things, frame, path, side=800, samples=16):
    """Takes the picture of `things`, finely inside `frame` where they stand, and writes it as PNG."""
    frame = [min(1, max(0, edge + margin)) for edge, margin in zip(frame, (-0.05, 0.05, -0.05, 0.05))]
    field = np.clip(_uncurve(linear(GROUND)) / _ground_light(things), 0.4, 2.5)
    ground = _grown(_developed(_shoot(side // 4, samples * 3)), side)
    fine = _developed(_shoot(side, samples, frame))
    share = _feather(frame, side, side * 0.03)
    light = fine * share + ground * (1 - share)
    _save(_to_screen(light * _grown(field, side)), path)


def develop_scene(path, wide, tall, samples, exposure=1.0):
    """Takes the picture of a whole scene that brings its own light and background."""
    _save(_to_screen(_developed(_shoot(wide, samples, None, tall)) * exposure), path)
