"""The picture of the home page: a roof terrace in Cuba at dusk, panels at rest, light in the window."""
import math

import bpy
from mathutils import Vector

import materials as of
import panel
import station
from parts import shared
from shapes import ball, box, card, group, ring, rod, slab, tube

INCH = 0.0254


def _plaster(colour):
    return of.paint(colour, 0.9)


def _roof():
    card((0, 1.5, 0.001), 13, 13, shared('tiles')['file'], 0.75, 0, 'up')
    for at, size in (((0, 5.2, 0), (13, 0.22, 0.85)), ((-5.6, 1.5, 0), (0.22, 7.4, 0.85))):
        box(at, size, _plaster('#B98B52'), 0.03)
    box((0, 5.2, 0.85), (13.1, 0.34, 0.09), _plaster('#D8BC8C'), 0.02)
    box((-5.6, 1.5, 0.85), (0.34, 7.6, 0.09), _plaster('#D8BC8C'), 0.02)


def _window(x, y, z, w, h):
    wood = of.paint('#7A4A28', 0.6)
    card((x, y - 0.02, z), w, h, shared('room')['file'], 0.6, 2.4)
    for side in (-1, 1):
        box((x + side * w / 2, y - 0.05, z - h / 2), (0.08, 0.12, h), wood, 0.01)
        box((x, y - 0.05, z + side * h / 2 - 0.04), (w + 0.16, 0.12, 0.08), wood, 0.01)
        with group((x + side * w / 2, y - 0.06, z - h / 2), (0, 0, -side * 118)):
            for at in range(9):
                with group((side * w * -0.24, 0, 0.08 + at * h / 9.4), (32, 0, 0)):
                    box((0, 0, 0), (w * 0.46, 0.012, 0.1), wood, 0)
            box((side * w * -0.24, 0.02, 0), (w * 0.5, 0.02, 0.05), wood, 0)
    box((x, y - 0.04, z - h / 2), (0.05, 0.06, h), wood, 0)


def _room():
    x, y, w, d, h = 3.5, 2.9, 3.6, 3.0, 2.65
    box((x, y, 0), (w, d, h), _plaster('#5F9C94'), 0.03)
    box((x, y, h), (w + 0.3, d + 0.3, 0.16), _plaster('#C9D3C4'), 0.03)
    front = y - d / 2
    box((x, front - 0.01, 0), (w, 0.03, 0.3), _plaster('#2F5F5C'), 0)
    _window(x - 0.75, front, 1.45, 1.1, 1.15)
    card((x + 0.95, front - 0.02, 1.02), 0.86, 2.02, shared('room')['file'], 0.6, 2.0)
    for side in (-1, 1):
        box((x + 0.95 + side * 0.47, front - 0.04, 0), (0.09, 0.1, 2.08), of.paint('#7A4A28', 0.6), 0.01)
    box((x + 0.95, front - 0.04, 2.05), (1.03, 0.1, 0.09), of.paint('#7A4A28', 0.6), 0.01)
    rod((x - 0.6, y + 0.2, h + 0.16), 0.62, 0.95, of.paint('#1F4F86', 0.45), 'z', 0.08)
    rod((x - 0.6, y + 0.2, h + 1.11), 0.62, 0.22, of.paint('#1F4F86', 0.45), 'z', 0.04, 40, 0.45)
    tube([(x - 1.3, y - 1.2, h), (x - 1.3, y - 1.2, h + 1.9)], 0.025, of.brushed())
    for at in range(4):
        tube([(x - 1.3 - 0.32 + at * 0.03, y - 1.2, h + 1.2 + at * 0.2), (x - 1.3 + 0.32 - at * 0.03, y - 1.2, h + 1.2 + at * 0.2)], 0.012, of.brushed())


def _panels(scene):
    with group((-2.5, 2.2, 0), (0, 0, 8)):
        for at in range(3):
            with group((-1.22 + at * 1.22, 0, 0.42), (0, 0, 0), INCH):
                panel.glass(scene, leads=False, lean=52, legs=False)
        metal = of.aluminium()
        for x in (-1.5, -0.5, 0.5, 1.5):
            box((x, 0.1, 0), (0.06, 0.06, 0.42), metal, 0.005)
            tube([(x, 1.55, 0), (x, 1.55, 1.5)], 0.03, metal)
            tube([(x, 0.1, 0.1), (x, 1.55, 0.1)], 0.025, metal)
        for y, z in ((0.1, 0.4), (1.55, 1.5)):
            tube([(-1.75, y, z), (1.75, y, z)], 0.03, metal)


def _washing():
    tube([(-5.4, 4.4, 0.9), (-5.4, 4.4, 2.5)], 0.035, of.paint('#6B4A32', 0.8))
    tube([(-5.4, 4.4, 2.4), (-1.6, 4.2, 2.18), (1.75, 4.0, 2.45)], 0.01, of.rubber(), soft=True)
    for x, size, shape, colour in ((-0.3, 0.8, SHEET, '#F4F0E6'), (0.55, 0.66, SHIRT, '#E7B04A'),
                                   (1.2, 0.5, SHIRT, '#9FB8C4')):
        outline = [(px * size, pz * size) for px, pz in shape]
        slab(outline, 0.015, of.paint(colour, 0.95), (x, 4.1, 2.28 - abs(x + 0.6) * -0.04), (90, 0, 8 * x))


SHIRT = [(-0.5, -0.05), (-0.2, 0), (-0.1, -0.07), (0.1, -0.07), (0.2, 0), (0.5, -0.05), (0.62, -0.36), (0.42, -0.44), (0.33, -0.28), (0.36, -1.0),
         (-0.36, -1.0), (-0.33, -0.28), (-0.42, -0.44), (-0.62, -0.36)]
SHEET = [(-0.5, 0), (0.5, 0), (0.52, -0.9), (0.3, -0.96), (0.1, -0.9), (-0.2, -0.97), (-0.5, -0.9)]


def _table(scene):
    wood = of.paint('#8A5A32', 0.55)
    with group((0.75, 1.0, 0), (0, 0, -10)):
        box((0, 0, 0.68), (1.25, 0.7, 0.05), wood, 0.015)
        for x in (-0.55, 0.55):
            for y in (-0.28, 0.28):
                box((x, y, 0), (0.06, 0.06, 0.68), wood, 0.005)
        with group((-0.22, 0.05, 0.73), (0, 0, 6), INCH):
            station.build(scene)
        rod((0.36, -0.1, 0.73), 0.045, 0.11, of.white(), 'z', 0.01)
        rod((0.48, 0.12, 0.73), 0.07, 0.02, of.brass(), 'z', 0.005)
        tube([(0.48, 0.12, 0.74), (0.48, 0.12, 1.05)], 0.012, of.brass())
        ball((0.48, 0.12, 1.12), 0.085, of.paint('#FFD08A', 0.4, 0, 7))
    for x, y in ((0.15, 0.2), (1.6, 0.4)):
        rod((x, y, 0.42), 0.19, 0.04, wood, 'z', 0.01)
        for angle in (45, 135, 225, 315):
            turn = math.radians(angle)
            tube([(x + 0.13 * math.cos(turn), y + 0.13 * math.sin(turn), 0.42), (x + 0.19 * math.cos(turn), y + 0.19 * math.sin(turn), 0)], 0.02, wood)


def _flower(x, y, tall, turn, size):
    green = of.paint('#3E6B35', 0.7)
    tube([(x, y, 0.3), (x + 0.05, y, tall * 0.6), (x, y - 0.06, tall)], 0.022, green, soft=True)
    for at in range(4):
        with group((x, y, tall * (0.42 + at * 0.12)), (20, 30 - at * 8, at * 140 + turn)):
            ball((0.17, 0, 0), 0.17, green, (1, 0.5, 0.06))
    with group((x, y - 0.1, tall), (72, 0, turn)):
        ball((0, 0, 0), 0.12 * size, of.paint('#4A2C12', 0.9), (1, 1, 0.35))
        for ring_at in range(2):
            for at in range(16):
                with group((0, 0, -0.015 * ring_at), (0, 0, at * 22.5 + ring_at * 11)):
                    ball((0.21 * size, 0, 0), 0.125 * size, of.paint('#F5B301', 0.5), (1, 0.36, 0.1))


def _pots():
    clay = of.paint('#A5522E', 0.85)
    for x, y, flowers in ((-0.55, 1.9, ((0, 0, 1.15, 10, 0.95), (0.16, 0.1, 0.85, -22, 0.75))), (3.42, 0.95, ((0, 0, 0.95, -14, 0.8),))):
        rod((x, y, 0), 0.17, 0.34, clay, 'z', 0.01, 40, 1.35)
        rod((x, y, 0.31), 0.235, 0.05, clay, 'z', 0.01)
        for dx, dy, tall, turn, size in flowers:
            _flower(x + dx, y + dy, tall, turn, size)


def _lamp(at, target, size, power, colour):
    data = bpy.data.lights.new('light', 'AREA')
    data.size, data.energy, data.color = size, power, colour
    thing = bpy.data.objects.new('light', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def _dusk():
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.16, 0.27, 0.5, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.34
    _lamp((-9, 12, 4.5), (0, 0, 0.8), 6, 900, (1, 0.5, 0.24))
    _lamp((-6, -8, 9), (0, 2, 0), 9, 240, (0.5, 0.65, 1))
    _lamp((2.75, 1.2, 1.5), (1.9, -1.6, 0.2), 0.9, 42, (1, 0.68, 0.34))
    _lamp((4.45, 1.2, 1.1), (4.2, -2, 0), 0.8, 36, (1, 0.68, 0.34))
    _lamp((1.22, 1.05, 1.4), (0.9, 0.6, 0), 0.15, 9, (1, 0.72, 0.4))


def build(scenes):
    parts = {scene['sku']: scene for scene in scenes}
    sky = shared('sky')
    card((0, 26, 7.6), 46, 46 * sky['h'] / sky['w'], sky['file'], 1, 1.0)
    _roof()
    _room()
    _panels(parts['PAN-550M'])
    _washing()
    _table(parts['EST-1000'])
    _pots()
    _dusk()


def look():
    data = bpy.data.cameras.new('camera')
    data.lens = 33
    eye = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    eye.location = (-0.25, -5.35, 2.1)
    eye.rotation_euler = (Vector((0.25, 2.2, 1.3)) - eye.location).to_track_quat('-Z', 'Y').to_euler()
